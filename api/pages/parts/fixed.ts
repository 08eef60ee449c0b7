import type { VNode } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'
import { renderToString } from 'preact-render-to-string'

/**
 * A part of many pages that depends on nothing but a key with few values, or on nothing at all: it’s rendered once for each, when first needed.
 * Without this, half of the time that a page takes goes to what all pages have in common.
 */
export function fixed<Key = void>(render: (key: Key) => VNode): (key: Key) => VNode {
  const known = new Map<Key, string[]>()
  return (key) => {
    let html = known.get(key)
    if (html === undefined) known.set(key, (html = [renderToString(render(key))]))
    return jsxTemplate(html)
  }
}
