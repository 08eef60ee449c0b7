import type { JsonLdNode, Page } from '../page/page.ts'

/** Types of a node without the schema.org URL. */
export function typesOf(node: JsonLdNode): string[] {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']]
  return types.flatMap((type) => (typeof type === 'string' ? [type.replace(/^(https?:\/\/schema\.org\/|schema:)/, '')] : []))
}

/** Nodes whose type matches, in page order. */
export const nodesOf = (page: Page, pattern: RegExp): JsonLdNode[] =>
  page.jsonLd.nodes.filter((node) => typesOf(node).some((type) => pattern.test(type)))

export const productNodes = (page: Page): JsonLdNode[] => nodesOf(page, /(Application|SoftwareSourceCode|^Product|^VideoGame|^Service)$/)

/** A node’s property as text; null if it is empty or anything else. */
export function textOf(node: JsonLdNode, key: string): string | null {
  const value = node[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
