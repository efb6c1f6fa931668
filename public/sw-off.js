// Copied over sw.js, this takes the worker off every browser that has it (docs/deployment/README.md).
// It fails to install on purpose: a worker that took its place would be offered to open pages as a new version.
addEventListener('install', (event) => {
  event.waitUntil(takeOff())
})

async function takeOff() {
  // Not awaited: browsers do this once the installation has ended.
  registration.unregister()
  // Copies of the site's files. What the visitor has made is kept elsewhere.
  const names = (await caches.keys()).filter((name) => name.startsWith('fairwheel-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  throw new Error('The service worker is switched off on the server')
}
