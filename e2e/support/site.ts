// The built site on its own server, which a test can switch off, or update to a new version.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type Connect, type PreviewServer, preview } from 'vite'
import { sendHeaders } from '../../scripts/vite/sendHeaders.ts'
import { languageOf } from '../../src/app/worker/files'
import { LANGUAGES } from '../../src/languages/languages'

const TEXT = /\.(?:html|js|css|webmanifest|xml)$/
/** The name of a file with a hash in it. */
const HASHED = /[\w.~-]+-[\w-]{8}\.\w+/g
/** The files that the worker of a build keeps. */
const LIST = /\[\{"revision".*?\}\]/
/** Inside the folder that git ignores. */
const SITES = 'test-results'

export class Site {
  private server: PreviewServer | null = null
  private port = 0

  /** Runs before the server answers from its files, and may answer for it or change what is sent. */
  answers: Connect.NextHandleFunction = (_request, _response, next) => next()

  private constructor(readonly folder: string) {}

  /** @param folder a build; a copy of it is served, so that it can change */
  static async start(folder = 'dist'): Promise<Site> {
    const site = await Site.copy(folder, () => true)
    await site.switchOn()
    return site
  }

  /**
   * For tests of how files are kept, whatever they are: in English alone, and its worker keeps only the pages with what
   * they name, and the dialogs. A visit takes half the time.
   */
  static async startSmall(): Promise<Site> {
    const others = LANGUAGES.filter((language) => language !== 'en')
    const site = await Site.copy('dist', (file) => !languageOf(file, others))
    const own = (await readdir(site.folder)).filter((file) => file.endsWith('.html'))
    const pages = await Promise.all(own.map((file) => readFile(join(site.folder, file), 'utf8')))
    const isKept = (file: string) =>
      !file.includes('/') || /\/Dialogs-/.test(file) || pages.some((page) => page.includes(file))
    const worker = join(site.folder, 'sw.js')
    const text = await readFile(worker, 'utf8')
    await writeFile(
      worker,
      text.replace(LIST, (list) =>
        JSON.stringify(JSON.parse(list).filter(({ url }: { url: string }) => isKept(url))),
      ),
    )
    await site.switchOn()
    return site
  }

  /** @param isWanted by the path within the folder */
  private static async copy(folder: string, isWanted: (file: string) => boolean): Promise<Site> {
    const site = new Site(await mkdtemp(join(SITES, 'site-')))
    await cp(folder, site.folder, {
      recursive: true,
      // Source maps are more than all the rest together, and no page asks for them.
      filter: (file) => !file.endsWith('.map') && isWanted(relative(folder, file)),
    })
    return site
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The same server under a name that is not the developer's own machine, and yet secure. */
  get publicAddress(): string {
    return `http://wheel.localhost:${this.port}`
  }

  async switchOn(): Promise<void> {
    this.server = await preview({
      // All that the project's own configuration does to a preview; reading the file takes longer than serving.
      configFile: false,
      plugins: [
        sendHeaders(),
        {
          name: 'answers-of-a-test',
          configurePreviewServer: ({ middlewares }) => {
            middlewares.use((request, response, next) => {
              // On the way to the same machine, packing takes longer than sending.
              delete request.headers['accept-encoding']
              this.answers(request, response, next)
            })
          },
        },
      ],
      build: { outDir: this.folder },
      preview: { host: '127.0.0.1', port: this.port, strictPort: true },
      logLevel: 'error',
    })
    this.port = (this.server.httpServer.address() as AddressInfo).port
  }

  /** From now on nobody answers at its address. */
  async switchOff(): Promise<void> {
    const { server } = this
    this.server = null
    if (!server) return
    if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
    await server.close()
  }

  async end(): Promise<void> {
    await this.switchOff()
    await rm(this.folder, { recursive: true })
  }

  async remove(file: string): Promise<void> {
    await rm(join(this.folder, file))
  }

  /** Puts a file in the place of another. */
  async replace(file: string, by: string): Promise<void> {
    await cp(join(this.folder, by), join(this.folder, file))
  }

  /** The file name of the script with this part of the site. */
  async asset(part: string): Promise<string> {
    const files = await readdir(join(this.folder, 'assets'))
    const found = files.find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
    if (!found) throw new Error(`There is no script with ${part}`)
    return found
  }

  /**
   * Puts up a version in which every hashed file has another name, and every page says which version it is of.
   * The files of the version before are gone.
   */
  async deploy(version: string): Promise<void> {
    const folders = ['assets', 'assets/stream', 'beacon'].map((folder) => join(this.folder, folder))
    // A file that is in two folders has one name in both.
    const newNames = new Map(
      (await Promise.all(folders.map((folder) => readdir(folder))))
        .flat()
        .map((name) => [name, name.replace(/-.{8}(?=\.\w+$)/, `-${hash()}`)]),
    )
    const files = await readdir(this.folder, { recursive: true, withFileTypes: true })
    for (const file of files) {
      if (!file.isFile() || !TEXT.test(file.name)) continue
      const path = join(file.parentPath, file.name)
      const old = await readFile(path, 'utf8')
      // Six hundred names in eight hundred files: all at once takes a fifth of the time of one after the other.
      let text = old.replace(HASHED, (name) => newNames.get(name) ?? name)
      if (file.name.endsWith('.html')) {
        text = text
          .replace(/<meta name="site-version"[^>]*>/, '')
          .replace('</head>', `<meta name="site-version" content="${version}"></head>`)
      }
      // Every page is another, and so has another revision.
      if (file.name === 'sw.js') {
        text = text.replace(/"revision":"[^"]+"/g, () => `"revision":"${hash()}"`)
      }
      await writeFile(path, text)
    }
    for (const folder of folders) {
      for (const name of await readdir(folder)) {
        await rename(join(folder, name), join(folder, newNames.get(name) ?? name))
      }
    }
  }
}

function hash(): string {
  return randomBytes(4).toString('hex')
}

/** For a worker that begins with a build, which takes a busy machine minutes. */
export const BUILDS_FIRST = { scope: 'worker', timeout: 300_000 } as const

/**
 * Builds the site as an operator does, with these variables in the environment, and serves it.
 * @param name of a folder for it
 * @param variablesFor the address that it has
 */
export async function serveSiteWith(
  name: string,
  port: number,
  variablesFor: (address: string) => Readonly<Record<string, string>>,
) {
  const address = `http://127.0.0.1:${port}`
  const outDir = `${SITES}/${name}`
  const variables = variablesFor(address)
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production', ...variables } },
  )
  // The policy that is sent is by the same variables.
  Object.assign(process.env, variables)
  const server = await preview({
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  for (const variable of Object.keys(variables)) delete process.env[variable]
  return { address, stop: () => server.close() }
}
