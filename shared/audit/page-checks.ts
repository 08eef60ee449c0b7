import type { CheckDefinition } from './check.ts'
import { missingPage } from './checks/pages/missing-page.ts'
import { pageLeftovers } from './checks/pages/page-leftovers.ts'
import { pageIndexing } from './checks/pages/page-indexing.ts'
import { pageCanonicals } from './checks/pages/page-canonicals.ts'
import { pageLinks } from './checks/pages/page-links.ts'
import { pageSettings } from './checks/pages/page-settings.ts'
import { pageTitles } from './checks/pages/page-titles.ts'

/** The checks of the site’s other pages, in report order. */
export const pageChecks: readonly CheckDefinition[] = [
  missingPage,
  pageLeftovers,
  pageIndexing,
  pageCanonicals,
  pageLinks,
  pageSettings,
  pageTitles,
]
