import notes from './notes.json' with { type: 'json' }

const end = String.raw`\s*(?:[:.…!)\]]|$)`
const anyOf = (sources: string[], around = (all: string) => all) =>
  new RegExp(around(sources.map((one) => `(?:${one.replaceAll('{end}', end)})`).join('|')), 'iu')

/** How a note begins. */
const starts = anyOf(notes.starts, (all) => String.raw`^[\s\[({<*/#—–-]*(?:${all})|^\s*[\[({<](?:note|reminder) to self\b`)

/** The whole of a note. */
const wholes = anyOf(notes.wholes, (all) => String.raw`^[\s\[({<*/#—–-]*(?:${all})[\s\])}>.!…:*/—–-]*$`)
const asked = /[[(](?:source|quelle|beleg|check this|verify|stimmt das|fuente|vérifier)\?+[\])]/iu

/** Notes after a sentence, and bars of a copy that isn’t meant for visitors. */
const inside =
  /(?:^|[.!?] )(?:TODO|FIXME)\s?:? (?:ask|add|check|fix|replace|write|update|remove|confirm|insert|get|find|translate|use|link|finish|decide)\b|^(?:STAGING|TEST|DEV|PREVIEW|DEMO)(?:\s(?:SITE|SERVER|SYSTEM|ENVIRONMENT|VERSION))?\b.{0,6}(?:do not|don(?:’|')t|not for|internal|nicht|only)/u

/** What a text generator says around the text it was asked for. */
const generated = anyOf(notes.generated)

/** Whether a short text is a note among authors, or a generator’s to them, rather than a sentence for visitors. */
export const isNote = (text: string): boolean =>
  text.length < 240 && (starts.test(text) || wholes.test(text) || asked.test(text) || inside.test(text) || generated.test(text))
