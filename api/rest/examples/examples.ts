import type { EndpointName, Input, Output } from '../../../shared/contract.ts'
import { auditExample } from './audit-example.ts'
import { draftExample, ownLaunchesExample, ownNoticesExample } from './account-examples.ts'
import { elsewhereExample, elsewhereNoteExample } from './elsewhere-examples.ts'
import { directoriesExample, productExample, searchExample } from './catalog-examples.ts'

/** A call as the description shows it: what is sent, and what comes back. */
export type Example<N extends EndpointName> = { input: Input<N>; output: Output<N> }

/** One example for each endpoint; a forgotten one doesn't compile. */
export const listExamples = (siteUrl: string): { [N in EndpointName]: Example<N> } => ({
  searchProducts: searchExample(siteUrl),
  getProduct: productExample(siteUrl),
  listDirectories: directoriesExample,
  checkLaunchReadiness: auditExample,
  createDraft: draftExample(siteUrl),
  listOwnLaunches: ownLaunchesExample(siteUrl),
  listOwnNotices: ownNoticesExample(siteUrl),
  readElsewhere: elsewhereExample,
  noteElsewhere: elsewhereNoteExample,
})
