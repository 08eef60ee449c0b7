import { Document, Element, Text, type ParentNode } from 'domhandler'
import { Parser } from 'htmlparser2'

/** Limits of the tree, since a page may be hostile. */
const caps = { depth: 256, overflow: 2_000, nodes: 20_000, attributes: 64, attributeChars: 100_000, chunk: 16_384 }

/** Contents that readers never see and that no fact comes from. Of a frame, its tag stays. */
const dropped = new Set(['noscript', 'template', 'style', 'iframe', 'object', 'math'])

/**
 * Parses HTML into one document within limits. Elements deeper than the limit lose their place but keep their text; parsing stops at the node
 * limit or at absurd nesting. Comments and invisible contents are left out.
 */
export function buildTree(html: string): Document {
  // A single root: a query over many roots compares every root with every other.
  const wrapper = new Element('page', {})
  const root = new Document([wrapper])
  wrapper.parent = root
  const open: ParentNode[] = [wrapper]
  let top: ParentNode = wrapper
  let depth = 0
  let droppedAt = 0
  let nodes = 0
  const append = (node: Element | Text) => {
    const last = top.children.at(-1)
    node.parent = top
    if (last) {
      last.next = node
      node.prev = last
    }
    top.children.push(node)
    nodes++
  }
  let attributes: Record<string, string> = Object.create(null)
  let attributeCount = 0
  const parser = new Parser({
    onopentagname(name) {
      depth++
      attributes = Object.create(null)
      attributeCount = 0
      if (droppedAt > 0) return
      if (dropped.has(name)) droppedAt = depth
      if (depth > caps.depth || (droppedAt > 0 && name !== 'iframe')) return
      const element = new Element(name, attributes)
      append(element)
      if (droppedAt > 0) return
      open.push(element)
      top = element
    },
    onattribute(name, value) {
      if (attributeCount >= caps.attributes || name in attributes) return
      attributeCount++
      attributes[name] = value.length > caps.attributeChars ? value.slice(0, caps.attributeChars) : value
    },
    ontext(data) {
      if (droppedAt > 0) return
      const last = top.children.at(-1)
      if (last instanceof Text) last.data += data
      else append(new Text(data))
    },
    onclosetag() {
      if (droppedAt > 0) {
        if (depth === droppedAt) droppedAt = 0
      } else if (depth <= caps.depth) {
        open.pop()
        top = open.at(-1) ?? wrapper
      }
      depth--
    },
  })
  for (let at = 0; at < html.length; at += caps.chunk) {
    parser.write(html.slice(at, at + caps.chunk))
    if (nodes >= caps.nodes || depth > caps.overflow) return root
  }
  parser.end()
  return root
}
