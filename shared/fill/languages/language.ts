import type { Meaning, NamePart } from './meaning.ts'

/** The patterns that mean something, tried in the order of the file. */
type Section = { readonly [meaning in Meaning]?: readonly string[] }

/** Words that tell forms and choices apart. */
export type Context =
  /** Of choices that people make themselves: consents, newsletters, captchas. */
  | 'consents'
  /** Of what a directory sells: placements, speed and links. */
  | 'placements'
  /** Of questions about what the maker buys from the directory. */
  | 'plans'
  /** “Pricing plan”: the product’s. */
  | 'productPlans'
  | 'signIns'
  | 'newsletters'
  | 'comments'
  | 'contacts'
  /** Of forms with a name, a site and a description that are for something else. */
  | 'otherPurposes'
  | 'searches'
  /** What is submitted, and that it is: `submitsAlone` if nothing else is said, `submitsAnything` whatever else is, `submitsProducts` word for word. */
  | 'products'
  | 'submits'
  | 'submitsAlone'
  | 'submitsAnything'
  | 'submitsProducts'
  /** Of conditions under which people may leave a box empty: “if none”. */
  | 'absences'
  /** Whom a discount code is for, if not the maker who would pay with it. */
  | 'readers'
  /** Of headings and buttons of forms for a job, an event, a review, a report, a profile or the like. */
  | 'unrelated'

/** The topics of phrases about a price. */
export type Price =
  | 'free'
  | 'paid'
  | 'trial'
  | 'subscription'
  | 'oneTime'
  | 'contact'
  /** Says more than whether it costs: what is free of another kind, or who pays instead. */
  | 'other'
  /** “Basic features free”: the rest is paid. */
  | 'basic'
  /** “Without in-app purchases”: nothing else is said about what it costs. */
  | 'unpaid'
  /** “No free version”. */
  | 'notFree'
  /** Free only up to a point, which makes it something else than free. */
  | 'bounded'

/**
 * How forms word things in a language: regular expressions for folded text (texts/fold-words.ts), in which `<thing>` stands for any of `parts.thing`.
 * precedence.ts says in which order the sections are read.
 */
export type Language = {
  /** The letters of its script: without one of them, none of its patterns fits. Such patterns fit within a word; all others fit whole words. */
  letters?: string
  parts?: { readonly [name: string]: readonly string[] }
  /** What must never be touched. */
  protected?: Section
  /** What forms ask besides in the words of a field, and the few fields whose labels sound like that. */
  nonFields?: Section
  /** A person’s name as a whole, or a part of it. */
  nameParts?: { readonly [part in 'whole' | NamePart]?: readonly string[] }
  /** Questions and requests, to which further words may give another meaning. */
  phrases?: Section
  /** Questions and requests that keep their meaning whatever else is said. */
  fullPhrases?: Section
  /** Usual labels. */
  words?: Section
  /** Words that several fields go by, such as “Name” and “URL”. */
  generic?: Section
  /** Words that may stand beside “URL”, “name” and “email” without making another thing of them, separated by spaces. */
  neutral?: readonly string[]
  contexts?: { readonly [context in Context]?: readonly string[] }
  prices?: { readonly [price in Price]?: readonly string[] }
}
