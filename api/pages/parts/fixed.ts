import type { VNode } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'
import { renderToString } from 'preact-render-to-string'

/**
 * A part of many pages that depends only on a key with few values, or on nothing at all: it’s rendered once per key, when first needed.
 * Without this, half of a page’s rendering time goes to what all pages have in common.
 */
export function fixed<Key = void>(render: (key: Key) => VNode): (key: Key) => VNode {
  const known = new Map<Key, string[]>()
  return (key) => {
    let html = known.get(key)
    if (html === undefined) known.set(key, (html = [renderToString(render(key))]))
    return jsxTemplate(html)
  }
}
