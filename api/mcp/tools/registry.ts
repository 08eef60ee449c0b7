import type { Tool } from '../tool.ts'
import { checkLaunchReadiness } from './check-launch-readiness.ts'
import { getMyLaunches } from './get-my-launches.ts'
import { getProduct } from './get-product.ts'
import { listLaunchDirectories } from './list-launch-directories.ts'
import { searchProducts } from './search-products.ts'
import { submitProduct } from './submit-product.ts'

/** Every tool under the name agents call it by (interface section 1), in the order of the launch workflow. */
export const tools = {
  check_launch_readiness: checkLaunchReadiness,
  submit_product: submitProduct,
  get_my_launches: getMyLaunches,
  search_products: searchProducts,
  get_product: getProduct,
  list_launch_directories: listLaunchDirectories,
} satisfies Record<string, Tool>
