import { Router } from '@koa/router'

/** Makes a router with many routes, all of them added, try only those in the first folder of a path: trying every pattern takes longer than most handlers. */
export function matchByFolder(router: Router): Router {
  const routes = router.stack.map((layer) => ({ layer, folder: folderOf(String(layer.path)) }))
  const isNamed = (folder: string) => /^\/[\w.-]*$/.test(folder)
  /** With the routes that begin with a parameter, which are in every folder. */
  const routerOf = (name: string) => {
    const stack = routes.filter(({ folder }) => folder === name || !isNamed(folder)).map(({ layer }) => layer)
    return Object.assign(new Router(), { stack })
  }
  const folders = new Map(routes.map(({ folder }) => [folder, routerOf(folder)]))
  const elsewhere = routerOf('')
  router.match = (path, method) => (folders.get(folderOf(path)) ?? elsewhere).match(path, method)
  return router
}

/** `/launches` of `/launches/teapot/`. */
function folderOf(path: string): string {
  const end = path.indexOf('/', 1)
  return end === -1 ? path : path.slice(0, end)
}
