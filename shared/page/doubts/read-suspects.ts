import type { CheerioAPI } from 'cheerio/slim'
import { Element, Text, type AnyNode, type ParentNode } from 'domhandler'
import { cleanText, queryAll } from '../elements.ts'
import type { Page } from '../page.ts'
import { innerText } from '../read-blocks.ts'
import { leftoverRuleOf } from './leftover-rules.ts'
import { explainsDummy, isDummy } from './specimen.ts'
import { isSuspicious } from './suspicious.ts'
import { isTranslationKey } from './translation-key.ts'
import { isHidden } from '../visibility.ts'

const caps = { suspects: 30, attributes: 10, passage: 300, source: 2_048, around: 700, script: 20_000, elements: 3000 }

/** Text in these elements is an example or isn’t meant to be read. */
const examples = new Set(['code', 'pre', 'kbd', 'samp', 'tt', 'var'])
const samples = 'code, pre, kbd, samp, tt'
const inline = /^(?:a|abbr|b|bdi|bdo|cite|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/

/** Attributes that people read or hear. */
const readAloud = ['alt', 'title', 'placeholder', 'aria-label']

/** Attributes and scripts of libraries that fill in a template which is part of the page. */
const directive = /^(?:v-|ng-|x-|@|:|\*ng|data-ng-|data-bind$|wire:)/
const filling =
  /vue|angular|alpine|petite|mustache|handlebars|knockout|ractive|riot|underscore|lodash|createapp|\.mount\(|\.compile\(|\.template\(/i

/** Passages of the page’s text that may be leftovers, with the number of code samples. */
export function readSuspects($: CheerioAPI): Page['leftovers'] {
  const found = new Set<string>()
  const attributes = new Set<string>()
  const visit = (node: AnyNode) => {
    if (found.size >= caps.suspects) return
    if (node instanceof Text) {
      if (!isSuspicious(node.data)) return
      const passage = passageOf(node)
      const group = leftoverRuleOf(passage)?.group
      const isShown = isDummy(passage) ? !isExplained(node, passage) : group !== 'placeholder' || !isAsked(node)
      if (group !== undefined && isShown) found.add(passage)
    } else if (node instanceof Element) {
      if (examples.has(node.name) || isHidden(node) || node.attribs['contenteditable'] !== undefined) return
      for (const name of readAloud) {
        const text = cleanText(node.attribs[name], caps.passage)
        const group = isSuspicious(text) ? leftoverRuleOf(text)?.group : undefined
        // A field may well ask for “Your name”.
        if (group === 'value' || (group === 'placeholder' && name !== 'placeholder')) attributes.add(text)
      }
      for (const child of node.children) visit(child)
    }
  }
  for (const node of $.root().contents().get()) visit(node)
  return {
    suspects: [...found],
    attributes: [...attributes].slice(0, caps.attributes),
    samples: $(samples).length,
    isTemplate: found.size + attributes.size > 0 && fillsTemplates($),
  }
}

/** A short sentence is read as a whole, because markup splits it into several text nodes. */
function passageOf(text: Text): string {
  if (isTranslationKey(text.data.trim()) && standsAlone(text.parent)) return text.data.trim()
  let at = text.parent
  while (at instanceof Element && inline.test(at.name) && at.parent !== null) at = at.parent
  const all = at instanceof Element ? cleanText(innerText(at, caps.source), caps.source) : ''
  if (all !== '' && all.length <= caps.passage) return all
  // A piece of a longer text isn’t all that it says.
  const piece = `… ${cleanText(text.data, caps.passage)}`
  return /^["“„«].*["“”»]$/s.test(all) ? `“${piece}”` : piece
}

/** Whether a text is the label of a field, which may well ask for “Your text”. */
function isAsked({ parent }: Text): boolean {
  let at = parent
  while (at instanceof Element && at.name !== 'label') at = at.parent
  return at !== null && at instanceof Element
}

/** Whether what is around dummy text says that it’s shown on purpose. */
function isExplained(text: Text, passage: string): boolean {
  const most = passage.length + caps.around
  const names: string[] = []
  let said = ''
  for (let at = text.parent; at instanceof Element && at.name !== 'body'; at = at.parent) {
    const more = innerText(at, most + 1)
    if (more.length > most) break
    said = more
    const { class: styles = '', id = '', lang, 'aria-label': label = '' } = at.attribs
    if (lang === 'la') return true
    names.push(styles, id, label)
  }
  return explainsDummy(`${said} ${names.join(' ')}`)
}

/** A link in a row of links has no sentence around it. */
function standsAlone(link: ParentNode | null): boolean {
  if (!(link instanceof Element) || link.name !== 'a' || !(link.parent instanceof Element) || inline.test(link.parent.name)) return false
  return link.parent.children.every((one) =>
    one instanceof Element ? /^(?:a|button|br)$/.test(one.name) : !(one instanceof Text) || one.data.trim() === '',
  )
}

/** Whether scripts may fill in the page’s own markup as a template once it runs. */
function fillsTemplates($: CheerioAPI): boolean {
  const hasDirective = queryAll($, '*', caps.elements).some(({ attribs }) => Object.keys(attribs).some((name) => directive.test(name)))
  return (
    hasDirective ||
    queryAll($, 'script').some((script) => {
      const { type = '' } = script.attribs
      const src = script.attribs['src']?.slice(0, caps.source) ?? ''
      if (/json|template/i.test(type)) return false
      return (
        /module/i.test(type) ||
        filling.test(src) ||
        /\b(?:app|main|bundle|index)\b[\w.-]*\.js/i.test(src) ||
        filling.test($(script).text().slice(0, caps.script))
      )
    })
  )
}
