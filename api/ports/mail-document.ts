/** A part of an email. Both forms of an email, HTML and plain text, are made from the same parts. */
export type MailBlock =
  | { kind: 'title' | 'heading' | 'text' | 'note' | 'code'; text: string }
  | { kind: 'quote'; text: string; by?: string | undefined }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'links'; links: readonly MailLink[] }
  | { kind: 'steps'; steps: readonly { title: string; text: string }[] }

export type MailLink = { label: string; url: string; note?: string }

/** What an email says. `footer` says why it was sent, with links to stop it. */
export type MailDocument = { subject: string; blocks: readonly MailBlock[]; footer: { text: string; links: readonly MailLink[] } }

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })
export const title = (words: string): MailBlock => ({ kind: 'title', text: words })
export const heading = (words: string): MailBlock => ({ kind: 'heading', text: words })
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url })
