import { Router } from '@koa/router'
import { expect, it } from 'vitest'
import { FolderRouter } from '../../../api/http/folder-router.ts'

const paths = ['/', '/launches/:slug/', '/launches/:slug/:file', '/launches/new/', '/favicon.svg', '/:handle/feed.json', '/weeks/{:week/}']

function withRoutes<Of extends Router>(router: Of): Of {
  for (const path of paths) router.get(path, () => undefined)
  router.post('/launches/:slug/', () => undefined)
  return router
}

it.each([
  '/',
  '/launches/teapot/',
  '/launches/teapot',
  '/launches/new/',
  '/launches/teapot/updates.atom',
  '/Launches/teapot/',
  '/launches/',
  '/launches',
  '/launches/feed.json',
  '/favicon.svg',
  '/favicon.svg/',
  '/ada/feed.json',
  '/weeks/',
  '/weeks/2026-w10/',
  '/nothing/',
  '//launches/teapot/',
  '',
])('“%s” leads to the same routes', (path) => {
  const [all, byFolder] = [withRoutes(new Router({ sensitive: true })), withRoutes(new FolderRouter({ sensitive: true }))]
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
    const [expected, found] = [all, byFolder].map((router) => {
      const { path: matched, pathAndMethod, route } = router.match(path, method)
      return [matched, pathAndMethod]
        .map((layers) => layers.map((layer) => `${layer.methods.join()} ${String(layer.path)}`))
        .concat([[String(route)]])
    })
    expect(found).toEqual(expected)
  }
})
