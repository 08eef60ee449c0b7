import { path } from './path.ts'

/** The path of the API: the base URL of the contract is the site’s URL followed by it. */
export const apiPrefix = '/api/v1'

/** The paths of the contract’s endpoints, relative to the base URL (interface section 4). */
export const endpoints = {
  searchProducts: path('/products/'),
  getProduct: path('/products/:slug/'),
  listDirectories: path('/directories/'),
  checkLaunchReadiness: path('/launch-readiness/'),
  createDraft: path('/submissions/'),
  listOwnLaunches: path('/me/launches/'),
  listOwnNotices: path('/me/notices/'),
  readElsewhere: path('/me/elsewhere/:slug/'),
  noteElsewhere: path('/me/elsewhere/:slug/:directory/'),
}
/** The path of the API’s description, relative to the base URL. */
export const openapiPath = '/openapi.json'
