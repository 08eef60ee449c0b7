import { text, title, type MailBlock } from '../../ports/mail-document.ts'
import { mailHtml } from './mail-html.ts'

const isUrl = (line: string) => /^https?:\/\/\S+$/.test(line)

/**
 * The HTML of an email that was written as plain text, such as those about an account: paragraphs, and lines that are a URL as links
 * without their query, which is long where it holds a key.
 */
export function frameText({ subject, text: words }: { subject: string; text: string }, siteUrl: string): string {
  const paragraphs = words.trim().split(/\n{2,}/)
  const blocks = paragraphs.flatMap((paragraph): MailBlock[] => {
    const lines = paragraph.split('\n')
    const url = lines.at(-1) ?? ''
    if (!isUrl(url)) return [text(paragraph)]
    const lead = lines.slice(0, -1).join('\n')
    return [...(lead === '' ? [] : [text(lead)]), { kind: 'links', links: [{ label: url.replace(/\?.*/, ''), url }] }]
  })
  const footer = { text: `This email is about your account at ${new URL(siteUrl).host}.`, links: [] }
  return mailHtml({ subject, blocks: [title(subject), ...blocks], footer })
}
