// PORT=… node .lk.mjs "lang,path,size[-dark][@2],steps…" …
import { chromium } from 'playwright'
const SIZES={desk:[1440,900],phone:[390,844],tiny:[320,568],lap:[1280,720],proj:[1920,1080]}
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist']})
let n=0
for(const arg of process.argv.slice(2)){
 n++
 const [lang,path,sizeName,...steps]=arg.split(',')
 const [,size,dark,dpr]=/^([a-z]+)(-dark)?(?:@(\d))?$/.exec(sizeName)
 const [width,height]=SIZES[size]
 const c=await b.newContext({viewport:{width,height},colorScheme:dark?'dark':'light',deviceScaleFactor:Number(dpr??1),locale:lang,reducedMotion:'reduce'})
 const p=await c.newPage()
 p.on('pageerror',e=>console.log(n,'error',e.message))
 let seeded=false
 for(const s of steps)if(s.startsWith('names:')){seeded=true}
 await p.goto(`http://localhost:${process.env.PORT}${path}`)
 let full=false
 for(const s of steps){
  const i=s.indexOf(':');const k=i<0?s:s.slice(0,i),v=i<0?'':s.slice(i+1)
  try{
  if(k==='css')await p.locator(v).first().click({timeout:8000})
  else if(k==='role'){const [r,nm]=v.split('=');await p.getByRole(r,{name:nm}).first().click({timeout:8000})}
  else if(k==='key')await p.keyboard.press(v)
  else if(k==='type')await p.keyboard.type(v)
  else if(k==='wait')await p.waitForTimeout(Number(v))
  else if(k==='scroll')await p.locator(v).first().scrollIntoViewIfNeeded()
  else if(k==='paste'){const text=v.replaceAll('|','\n');await p.evaluate(t=>{const d=new DataTransfer();d.setData('text/plain',t);document.body.dispatchEvent(new ClipboardEvent('paste',{clipboardData:d,bubbles:true,cancelable:true}))},text)}
  else if(k==='eval')await p.evaluate(v)
  else if(k==='full')full=true
  }catch(e){console.log(n,s,e.message.split('\n')[0])}
 }
 await p.screenshot({path:`/tmp/w/look/${n}.png`,fullPage:full})
 await c.close()
}
await b.close()
