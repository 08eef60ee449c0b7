import { path } from './path.ts'

/** Where the API lives (interface section 9). The base URL is the site’s URL followed by it. */
export const apiPrefix = '/api/v1'

/** The endpoints of the contract, relative to the base URL (interface section 4). */
export const endpoints = {
  searchProducts: path('/products/'),
  getProduct: path('/products/:slug/'),
  listDirectories: path('/directories/'),
  checkLaunchReadiness: path('/launch-readiness/'),
  createDraft: path('/submissions/'),
  addPicture: path('/me/pictures/'),
  addReportPicture: path('/me/reports/picture/'),
  listOwnLaunches: path('/me/launches/'),
  listOwnNotices: path('/me/notices/'),
  readElsewhere: path('/me/elsewhere/:slug/'),
  noteElsewhere: path('/me/elsewhere/:slug/:directory/'),
}
