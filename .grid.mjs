// node grid.mjs COLS WIDTH files… → /tmp/w/look/grid.png
import { chromium } from 'playwright'
import fs from 'node:fs'
const [cols,width,...files]=process.argv.slice(2)
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const p=await b.newPage({viewport:{width:cols*width,height:100}})
await p.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},${width}px);align-items:start">`+files.map(f=>`<img style="width:${width-4}px;border:2px solid gray;box-sizing:border-box" src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join(''))
await p.waitForTimeout(500)
await p.screenshot({path:'/tmp/w/look/grid.png',fullPage:true})
await b.close()
