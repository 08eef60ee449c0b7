import { foldWords, nameWords } from '../texts/fold-words.ts'
import words from './subjects.json' with { type: 'json' }

/** Whom boxes are about: the product, its company, whoever hands it in, whoever pays, or somebody of whom no listing says anything. */
export type Subject = keyof typeof words.headings

const headings = Object.entries(words.headings).map(([subject, pattern]) => [subject as Subject, new RegExp(pattern, 'u')] as const)
const others = new RegExp(words.others, 'u')

/** Whether a text speaks of a subject. */
export const isAbout = (subject: Subject, text: string): boolean =>
  headings.some(([own, pattern]) => own === subject && pattern.test(foldWords(text)))

/** The subjects of a group of boxes: by what the form’s code calls it, which is English in all languages (`partner[name]`, “referrerEmail”), else by its heading. */
export const subjectsOf = (section: string, names: readonly string[]): ReadonlySet<Subject> =>
  new Set(
    names.some((name) => others.test(nameWords(name)))
      ? ['other']
      : headings.flatMap(([subject, pattern]) => (pattern.test(foldWords(section)) ? subject : [])),
  )
