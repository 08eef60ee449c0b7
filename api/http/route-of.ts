import type { Context } from 'koa'

/** The pattern of the route that has answered, such as `/launches/:slug/`; “none” if no route has. */
export const routeOf = (ctx: Context): string => (typeof ctx['routerPath'] === 'string' ? ctx['routerPath'] : 'none')
