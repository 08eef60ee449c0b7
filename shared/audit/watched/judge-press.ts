import type { Press } from '../../tried/tried.ts'
import { fail, paste, warn, type Finding } from '../check.ts'
import words from '../words/press-faults.json' with { type: 'json' }

/** Outcomes that keep people from using the page: for any control, and those that only matter that much for the main button or a menu. */
const grave = {
  any: /^(?:harms|stuck|locks|dead|behind|long|lingers)$/,
  main: /^(?:nothing|covered|outside)$/,
  menu: /^(?:nothing|empty)$/,
  button: /^$/,
  opener: /^$/,
}

/** What is wrong with a control that was pressed, the same for the main button, others, and what opens menus; null if nothing is. */
export function judgePress(press: Press, where: string): Finding | null {
  const { outcome, text, kind, detail, place } = press
  if (outcome === 'works' || outcome === 'unpressed') return null
  const { said, todo } = words[outcome]
  const name = text === '' ? (kind === 'menu' ? 'the menu button' : place.path) : `“${text}”`
  // The detail is the end of a sentence, an error, the CSS that helps, or the tag of what was opened.
  const end = { harms: `, ${detail}.`, throws: `: ${detail}`, nothing: detail === '' ? '.' : `. Its script fails: ${detail}` }
  const what = `${said.replace('{name}', name)}${where}${outcome in end ? end[outcome as keyof typeof end] : '.'}`
  const html = /^(?:stuck|stays|vanishes|covered)$/.test(outcome) && detail !== '' ? detail : place.html
  return (grave.any.test(outcome) || grave[kind].test(outcome) ? fail : warn)(what, paste(todo, html), [press])
}
