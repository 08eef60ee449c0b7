import type { VNode } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'
import { renderToString } from 'preact-render-to-string'
import { currentSite } from '../../domain/settings/current-site.ts'
import type { SiteValues } from '../../domain/settings/site-settings.ts'

/**
 * A part of many pages that depends only on the site’s settings and a key with few values, if any: it’s rendered once per key, when first needed.
 * Without this, half of a page’s rendering time goes to what all pages have in common.
 */
export function fixed<Key = void>(render: (key: Key) => VNode): (key: Key) => VNode {
  const all = new WeakMap<SiteValues, Map<Key, string[]>>()
  return (key) => {
    const known = all.get(currentSite()) ?? new Map<Key, string[]>()
    all.set(currentSite(), known)
    let html = known.get(key)
    if (html === undefined) known.set(key, (html = [renderToString(render(key))]))
    return jsxTemplate(html)
  }
}
