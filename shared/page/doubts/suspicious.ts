import { maybeBlank } from './blanks.ts'
import { isNote } from './notes.ts'
import { phrases } from './phrases.ts'
import { isDummy } from './specimen.ts'

const shapes =
  /\{\{|\}\}|\{[%\w]|<[%?!/\w]|\$\{|%(?:\w+%|%|\d\$|[sd@])|\[object |^\s*\[[A-Z]|\[\/?[a-z]|\]\(|\*\*|\*\||^\s*#|\bundefined\b|NaN|\bnull\b|-1 |Infinity|Invalid [dD]|\b19(?:69|70)\b|0001|\dT\d\d:|[-−]\d+ [a-z]|\d[.,]\d+ ?(?:of|out|von|sur|de|su|\/) ?|(?:^|\s)1 \w+s |\b1\d\d[.,\d]* ?%|\d(?:0{8}|9{8})|&#?\w+;|\\[nu]|[ÃÂðâ縺繧繝\ufffd]|[РС][^а-яё\s]|__MSG|translation|MISSING_|\?\?\?|^\s*[A-Za-z][\w-]{0,80}[._:][\w.:-]{1,80}\s*$|©|\(c\)|copyright|XX|\$X|your .{0,40}here| line \d|Error|SQL|ORA-|^\s*Cannot |Failed|exception|[$€£]\s?(?:\/|$|p|[$€£])|[$€£]\s?\d[\d.,]*\s?[$€£]|\d[.,]\d\d[.,]\d\d|,\s?[,!.]|\b1[67]\d{8}|\b0 (?:re|ra|be|av|op)|EUR|USD|more than|over |Traceback|WordPress/i

/** Whether a piece of text may be part of what a template, a failed calculation or a to-do list left over; `leftoverRuleOf` decides on the whole passage. */
export const isSuspicious = (text: string): boolean =>
  shapes.test(text) ||
  maybeBlank(text) ||
  isNote(text.trim()) ||
  isDummy(text) ||
  phrases.anywhere().test(text) ||
  phrases.theme().test(text) ||
  phrases.store().test(text) ||
  (text.length < 80 && phrases.alone().test(text.trim()))
