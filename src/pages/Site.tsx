// The info pages: which of them an address shows, each in a chunk of its own.

import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Layout } from './Layout'
import { PAGES, type PageName } from './pageTable'

const COMPONENTS: Record<PageName, ComponentType> = {
  about: lazy(() => import('./AboutPage')),
  howToUse: lazy(() => import('./HowToUsePage')),
  examples: lazy(() => import('./ExamplesPage')),
  contact: lazy(() => import('./ContactPage')),
  privacy: lazy(() => import('./PrivacyPage')),
  terms: lazy(() => import('./TermsPage')),
}

/** @param ssrPath the address while the pages are written at build time; a browser has its own */
export function Site({ ssrPath }: { readonly ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <Layout>
        <Suspense>
          <Switch>
            {(Object.keys(PAGES) as PageName[]).map((name) => (
              <Route key={name} path={PAGES[name].path} component={COMPONENTS[name]} />
            ))}
          </Switch>
        </Suspense>
      </Layout>
    </Router>
  )
}
