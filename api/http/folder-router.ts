import { Router, type LayerOptions, type RouterMiddleware } from '@koa/router'

type Route = { path: string; methods: readonly string[] }
type Registered = Parameters<Router['register']>

/** A router of many routes that tries only those in the first folder of a path: trying every pattern takes longer than most handlers. */
export class FolderRouter extends Router {
  /** In the order in which they were added. */
  readonly list: Route[] = []
  readonly #registered: Registered[] = []
  readonly #folders = new Map<string, Router>()

  override register(
    path: string | RegExp | string[],
    methods: string[],
    middleware: RouterMiddleware | RouterMiddleware[],
    options?: LayerOptions,
  ): ReturnType<Router['register']> {
    this.list.push({ path: String(path), methods: methods.map((method) => method.toUpperCase()) })
    this.#registered.push([path, methods, middleware, options])
    this.#folders.clear()
    return super.register(path, methods, middleware, options)
  }

  override match(path: string, method: string): ReturnType<Router['match']> {
    if (this.#folders.size === 0) for (const name of ['', ...this.list.map((route) => folderOf(route.path))]) this.#addFolder(name)
    return (this.#folders.get(folderOf(path)) ?? this.#folders.get('') ?? new Router()).match(path, method)
  }

  /** With the routes that begin with a parameter, which are in every folder. */
  #addFolder(name: string): void {
    if (this.#folders.has(name)) return
    const router = new Router(this.opts)
    for (const route of this.#registered) {
      const folder = folderOf(String(route[0]))
      if (folder === name || !/^\/[\w.-]*$/.test(folder)) router.register(...route)
    }
    this.#folders.set(name, router)
  }
}

/** `/launches` of `/launches/teapot/`. */
function folderOf(path: string): string {
  const end = path.indexOf('/', 1)
  return end === -1 ? path : path.slice(0, end)
}
