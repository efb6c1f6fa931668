// The info pages and their routes.

import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Layout } from './Layout'
import { loadPage, usePage } from './pageChunks'
import { PAGE_NAMES, PAGES, type PageName, pageAt } from './pageTable'

/** @param ssrPath the page's path while the build renders it; a browser has its own address */
export function Site({ ssrPath }: { readonly ssrPath?: string }) {
  return (
    // The build renders without a query, and hydration has to begin with the same.
    <Router {...(ssrPath !== undefined && { ssrPath })} ssrSearch="" aroundNav={loadThenNavigate}>
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

/** Falls back to a full page load when a chunk is missing, as after a deployment. */
function loadThenNavigate<T>(
  navigate: (to: string, options?: T) => void,
  to: string,
  options?: T,
): void {
  const name = pageAt(to)
  if (name === undefined) location.assign(to)
  else
    loadPage(name).then(
      () => navigate(to, options),
      () => location.assign(to),
    )
}
