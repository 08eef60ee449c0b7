import { once } from '../../once.ts'
import written from './blanks.json' with { type: 'json' }

const bracketed = (words: string) => String.raw`\[(?:${words})\](?!\()`
const { sure, likely, inLegal } = written
/** In a path through menus, one stands for the reader’s own. */
const oneBlank = once(() => new RegExp(`(?<![→›>▸]\\s?)${bracketed(sure)}`, 'iu'))
const anyBlank = once(() => new RegExp(bracketed(`${sure}|${likely}`), 'giu'))
const legalBlank = once(() => new RegExp(`${bracketed(inLegal)}|<(?:${sure})>`, 'iu'))
/** A day to fill in counts where a text says when it was last changed. */
const day =
  /(?:stand|as of|updated|effective(?: date)?|gültig ab|datum|date|mise à jour|actualización|aggiornamento|atualização)\s?:?\s(?:am |on |le |el )?(?:TT\.MM\.JJJJ|(?:DD|MM)[./-](?:DD|MM)[./-]YYYY|YYYY-MM-DD|JJ\/MM\/AAAA|DD\/MM\/AAAA|GG\/MM\/AAAA|XX[./-]XX[./-]XXXX)/i

const legal = once(() => new RegExp(`^${written.legal}$`, 'iu'))
/** Whether a page, by its title, is a legal text: nothing there is shown as an example. */
export const isLegal = (about: string): boolean => about.split(/\s*[|–—·:•]\s*|\s-\s/).some((part) => legal().test(part.trim()))

/** What a customer fills in, the syntax of a command, and what data become: these stand for the reader’s own. */
const ofReader =
  /consumer|verbraucher|consommateur|consumidor|consumatore|consument|forbruger|forbruker|konsument|spotřebitel|kuluttaja|fogyasztó|(?:subject(?: line)?|betreff|objet|asunto|(?<!\p{L})oggetto)\s?[:„“«"]|replaced (?:with|by)|becomes? \[|redacted|anonymi[sz]e|masked|(?:^|\s)[/$]\s?\w+ \[|(?<!\p{L})(?:replace|fill in|insert|enter|swap|ersetze\p{L}*|remplace\p{L}*|sustituy\p{L}*|sostitui\p{L}*|substitu\p{L}*|vervang\p{L}*) [^.]{0,30}\[|^(?:type|run|enter|syntax)(?!\p{L})/iu

/**
 * Whether a text still has the blanks of a template. A single word in brackets may be one that the text is about: two of them are blanks. Without
 * knowing what the page is about, it may be a legal text.
 */
export const hasBlanks = (text: string, about: string): boolean =>
  (oneBlank().test(text) && !/(?:replace|fill in|insert|enter) [^.]{0,30}\[/i.test(text)) ||
  day.test(text) ||
  (!ofReader.test(text) &&
    (new Set(text.toLowerCase().match(anyBlank())).size > 1 || ((about === '' || isLegal(about)) && legalBlank().test(text))))

/** Whether a piece of text may have one. */
export const maybeBlank = (text: string): boolean =>
  /[[<]\p{L}[^\]>]{1,60}[\]>]|TT\.MM|JJ\/MM|DD[./]MM|MM[./]DD|GG\/MM|YYYY-MM|XX[./-]XX/iu.test(text)
