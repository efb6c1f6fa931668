// The info pages: which of them an address shows.

import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Layout } from './Layout'
import { loadPage, PAGE_NAMES, pageAt, usePage } from './pageChunks'
import { PAGES, type PageName } from './pageTable'

/** @param ssrPath the address while the pages are written at build time; a browser has its own */
export function Site({ ssrPath }: { readonly ssrPath?: string }) {
  return (
    // Written without a query, so that is what the browser begins with too.
    <Router {...(ssrPath !== undefined && { ssrPath })} ssrSearch="" aroundNav={loadThenGo}>
      <Layout>
        <Suspense>
          <Switch>
            {PAGE_NAMES.map((name) => (
              <Route key={name} path={PAGES[name].path}>
                <Page name={name} />
              </Route>
            ))}
          </Switch>
        </Suspense>
      </Layout>
    </Router>
  )
}

function Page({ name }: { readonly name: PageName }) {
  const Component = usePage(name)
  return <Component />
}

/** Where a chunk is missing, as after a new version was put up, the browser goes there by itself. */
function loadThenGo<T>(go: (to: string, options?: T) => void, to: string, options?: T): void {
  const name = pageAt(to)
  if (name === undefined) location.assign(to)
  else
    loadPage(name).then(
      () => go(to, options),
      () => location.assign(to),
    )
}
