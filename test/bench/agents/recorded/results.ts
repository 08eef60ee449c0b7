import type { Step } from '../clients/client.ts'

/** One call of each kind whose result a model has to understand, in the order they are made. */
export const readiness = (url: string): Step => ({ tool: 'check_launch_readiness', input: { url } })
export const search: Step = { tool: 'search_products', input: { limit: 10 } }
export const product: Step = { tool: 'get_product', input: { slug: 'headland' } }
export const directories: Step = { tool: 'list_launch_directories', input: {} }
export const mistake: Step = { tool: 'search_products', input: { category: 'Developer Tool' } }
export const ownLaunches: Step = { tool: 'get_my_launches', input: {} }
