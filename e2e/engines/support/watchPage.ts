/**
 * Runs in the page before its first script: writes down what the page complains of, because WebDriver reports none of
 * it, and has every machine look alike.
 */
export function watchPage(): void {
  // Kept over reloads.
  const complaints: string[] = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
  const complain = (...some: string[]) => {
    complaints.push(...some)
    sessionStorage.setItem('complaints', JSON.stringify(complaints))
  }
  complain()
  for (const kind of ['error', 'warn'] as const) {
    const real = console[kind]
    console[kind] = (...args: unknown[]) => {
      complain(`console.${kind}: ${args.map(String).join(' ')}`)
      real.apply(console, args)
    }
  }
  addEventListener('error', ({ message }) => complain(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complain(`policy: ${violatedDirective} ${blockedURI}`)
  })
  // A context in a worker is out of WebDriver's reach: tests that lose it have the scene on the page.
  if (sessionStorage.getItem('sceneOnPage')) {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  }
  // On a weak device the settings shorten spins.
  Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 8 })
}
