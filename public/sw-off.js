// Deployed in place of sw.js, this removes the service worker from every browser (docs/deployment/README.md).
// Its installation fails on purpose: a worker that installs would be offered to open pages as a new version.
addEventListener('install', (event) => {
  event.waitUntil(removeWorker())
})

async function removeWorker() {
  // Not awaited: browsers unregister once the installation has ended.
  registration.unregister()
  // The caches have copies of the site's files, and what was shared with the app in the last moment.
  const names = (await caches.keys()).filter((name) => name.startsWith('fairwheel-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  throw new Error('The service worker is switched off on the server')
}
