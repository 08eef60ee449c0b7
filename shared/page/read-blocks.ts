import { Element, Text, type AnyNode, type ParentNode } from 'domhandler'
import { cleanText } from './elements.ts'
import type { CellHeads, Heading, Scope, TextBlock } from './page.ts'
import { readTableHeads } from './read-table-heads.ts'
import { isBlock, isHidden, scopesOf } from './visibility.ts'

const caps = { blocks: 1_000, blockChars: 1_200, totalChars: 60_000, headings: 300, nestedTables: 4, actions: 60, inRows: 300 }

/** The page’s visible text, block by block: adjacent blocks and <br> separate words, inline elements don’t. */
export function readBlocks(root: ParentNode): { blocks: TextBlock[]; headings: Heading[] } {
  const walk = new BlockWalk(openedIn(root))
  for (const node of root.children) walk.visit(node, 'body', [], false)
  walk.flush('body', [])
  return { blocks: walk.blocks, headings: walk.headings }
}

/** The ids of panels that another element opens: visitors read them, too. */
function openedIn(root: ParentNode, found = new Set<string>()): Set<string> {
  for (const node of root.children) {
    if (!(node instanceof Element)) continue
    const { 'aria-controls': controls = '', popovertarget = '', commandfor = '' } = node.attribs
    for (const id of `${controls} ${popovertarget} ${commandfor}`.split(' ')) found.add(id)
    openedIn(node, found)
  }
  return found
}

class BlockWalk {
  #opened: Set<string>
  blocks: TextBlock[] = []
  headings: Heading[] = []
  #line = ''
  /** Whether all text of the line so far came from links and buttons. */
  #actionOnly = true
  /** Where each link and button of the line begins. */
  #actions: number[] = []
  /** How many of them were read one by one. */
  #inRows = 0
  #heading = ''
  #total = 0
  /** Heads of the cells of the tables around the line, outermost first. */
  #tables: Map<Element, CellHeads>[] = []
  #cell: CellHeads | undefined

  constructor(opened: Set<string>) {
    this.#opened = opened
  }

  visit(node: AnyNode, tag: string, scopes: Scope[], inAction: boolean) {
    if (node instanceof Text) {
      if (this.#line.length < caps.blockChars * 4) this.#line += node.data
      if (!inAction && node.data.trim() !== '') this.#actionOnly = false
    } else if (node instanceof Element) this.#visitElement(node, tag, scopes, inAction)
  }

  #visitElement(element: Element, tag: string, scopes: Scope[], inAction: boolean) {
    const { name } = element
    if (name === 'br' || name === 'wbr') {
      this.#line += name === 'br' ? ' ' : ''
      return
    }
    const level = headingLevel(element)
    if (level !== null) return this.#visitHeading(element, level, tag, scopes)
    if (isHidden(element) && !this.#isOpened(element, scopes)) return this.#countHidden(element)
    const opened = scopesOf(element)
    const inner = opened.length > 0 ? [...new Set([...scopes, ...opened])] : scopes
    const action = inAction || name === 'a' || name === 'button'
    const block = isBlock(name)
    if (block) this.flush(tag, scopes)
    else if (separates(element)) this.#line += ' '
    const outer = this.#cell
    const table = name === 'table' && this.#tables.length < caps.nestedTables
    if (table) this.#tables.push(readTableHeads(element))
    else this.#cell = this.#tables.at(-1)?.get(element) ?? outer
    if (action && !inAction && this.#actions.length < caps.actions) this.#actions.push(this.#line.length)
    for (const child of element.children) this.visit(child, block ? name : tag, inner, action)
    if (block) this.flush(name, inner)
    if (table) this.#tables.pop()
    this.#cell = outer
  }

  #visitHeading(element: Element, level: number, tag: string, scopes: Scope[]) {
    this.flush(tag, scopes)
    const text = isHidden(element) ? '' : cleanText(innerText(element), 400).replace(/\s*¶$|\s+#$/, '')
    if (this.headings.length < caps.headings) this.headings.push({ level, text })
    if (text === '') return
    this.#heading = text
    this.#push({ tag: `h${level}`, text, heading: text, scopes: [...new Set([...scopes, ...scopesOf(element)])], action: false })
  }

  /** Whether a hidden panel counts as text. Menus don’t: they repeat what’s elsewhere on the page. */
  #isOpened({ name, attribs }: Element, scopes: readonly Scope[]): boolean {
    const isPanel = ((attribs['id'] ?? '') !== '' && this.#opened.has(attribs['id'] ?? '')) || attribs['role'] === 'tabpanel'
    return isPanel && attribs['aria-hidden'] !== 'true' && !/^(?:nav|ul|svg|select)$/.test(name) && !/nav|header/.test(scopes.join())
  }

  /** Hidden headings stay in the outline, without text. */
  #countHidden(element: Element) {
    for (const child of element.children) {
      if (!(child instanceof Element)) continue
      const level = headingLevel(child)
      if (level !== null && this.headings.length < caps.headings) this.headings.push({ level, text: '' })
      this.#countHidden(child)
    }
  }

  flush(tag: string, scopes: Scope[]) {
    // Links and buttons in a row are read one by one.
    const isRow = this.#actionOnly && this.#actions.length > 1 && this.#inRows < caps.inRows
    if (isRow) this.#inRows += this.#actions.length
    const starts = isRow ? this.#actions : [0]
    for (const [at, start] of starts.entries()) {
      const text = cleanText(this.#line.slice(start, starts[at + 1]), caps.blockChars)
      if (text !== '') this.#push({ tag, text, heading: this.#heading, scopes, action: this.#actionOnly })
    }
    this.#line = ''
    this.#actionOnly = true
    this.#actions = []
  }

  #push(block: TextBlock) {
    if (this.blocks.length >= caps.blocks || this.#total > caps.totalChars) return
    this.#total += block.text.length
    this.blocks.push(this.#cell ? { ...block, cell: this.#cell } : block)
  }
}

const headingLevel = ({ name }: Element) => (/^h[1-6]$/.test(name) ? Number(name[1]) : null)

/** Adjacent inline elements are separate words if they are links or longer than one letter. */
function separates(element: Element): boolean {
  const before = element.prev
  if (!(before instanceof Element) || isBlock(before.name)) return false
  if (element.name === 'a' || before.name === 'a') return true
  // Plain, because asking the same of every element inside would double the work with each level.
  const left = innerText(before, 40, true)
  const right = innerText(element, 40, true)
  return left.length > 1 && right.length > 1 && /[\p{Ll}\p{P}]\s*$/u.test(left) && /^\s*\p{Lu}/u.test(right)
}

/**
 * All text inside, with images as their alternative text and blocks and breaks as spaces; unless `isPlain`, separate inline words too. Visits at most
 * one node per character, since it’s called for nested elements.
 */
export function innerText(root: ParentNode, max = 2_000, isPlain = false): string {
  let text = ''
  let left = max
  const visit = (node: AnyNode) => {
    if (text.length >= max || left <= 0) return
    left -= 1
    if (node instanceof Text) text += node.data
    else if (node instanceof Element) {
      if (node.name === 'br') text += ' '
      else if (node.name === 'img') text += ` ${node.attribs['alt'] ?? ''} `
      else if (!isHidden(node)) {
        const apart = isBlock(node.name) || (!isPlain && separates(node))
        if (apart) text += ' '
        for (const child of node.children) visit(child)
        if (isBlock(node.name)) text += ' '
      }
    }
  }
  for (const child of root.children) visit(child)
  return text.slice(0, max)
}
