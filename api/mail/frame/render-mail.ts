import type { MailDocument, MailBlock, MailLink, MailText } from '../../ports/mail.ts'
import { mailHtml } from './mail-html.ts'

export const renderMail = (document: MailDocument): Pick<MailText, 'subject' | 'text'> & { html: string } => ({
  subject: document.subject,
  text: mailText(document),
  html: mailHtml(document),
})

const mailText = ({ blocks, footer }: MailDocument): string =>
  `${[...blocks.map(toText), '-- ', [footer.text, ...footer.links.map(linkText)].join('\n')].join('\n\n').replace('-- \n\n', '-- \n')}\n`

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(60, block.text.length))}`
    case 'quote':
      return [...(block.by === undefined ? [] : [`${block.by}:`]), ...block.text.split('\n').map((line) => `> ${line}`.trimEnd())].join(
        '\n',
      )
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'button':
      return linkText(block)
    case 'links':
      return block.links.map((link) => `- ${linkText(link).replaceAll('\n', '\n  ')}`).join('\n')
    case 'steps':
      return block.steps.map((step, at) => `${at + 1}. ${step.title}\n   ${step.text}`).join('\n\n')
    default:
      return block.text
  }
}

const linkText = ({ label, url, note }: MailLink): string => `${label}${note === undefined ? '' : ` (${note})`}:\n${url}`
