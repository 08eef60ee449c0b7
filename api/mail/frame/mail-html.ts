import { escapeMarkup } from '../../../shared/escape-markup.ts'
import type { MailBlock, MailDocument, MailLink } from '../../ports/mail.ts'
import colors from './colors.json' with { type: 'json' }
import { currentAccent, siteName } from '../../domain/settings/current-site.ts'
import { locale } from '../../../shared/locale.ts'

/** The colors of shared/ui/tokens.css that emails use: mail clients know no custom properties. */
const { light, dark } = colors
/** The logo's tile and sail: the same in both schemes, as on the site. */
const boat = { tile: '#14212b', sail: '#f5f3ee' }
const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const codeFonts = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

/** Clients that have a dark mode and read style sheets; the light colors are inline, for all the others. */
const style = () => `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${currentAccent().light.accent}}
@media (prefers-color-scheme:dark){
.m-paper{background:${dark.paper}!important}
.m-card{background:${dark.card}!important;border-color:${dark.line}!important}
.m-ink{color:${dark.ink}!important}
.m-soft{color:${dark['ink-soft']}!important}
.m-line{border-color:${dark.line}!important}
.m-sunken{background:${dark.sunken}!important;border-color:${dark.line}!important}
.m-accent{color:${currentAccent().dark.accent}!important}
.m-button{background:${currentAccent().dark.fill}!important;color:${currentAccent().dark.on}!important}
.m-button-cell{background:${currentAccent().dark.fill}!important}
}
@media (max-width:480px){.m-pad{padding-left:20px!important;padding-right:20px!important}}`

const table = (attributes: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

/** The HTML of an email: tables and inline styles, as mail clients need them; nothing is loaded from anywhere. */
export function mailHtml({ subject, blocks, footer }: MailDocument): string {
  const body = table(
    `style="max-width:600px"`,
    `<tr><td class="m-pad" bgcolor="${boat.tile}" style="padding:18px 32px;background:${boat.tile};border-bottom:4px solid ${currentAccent().rail};border-radius:10px 10px 0 0;color:${boat.sail};font:700 20px/1.2 ${fonts};letter-spacing:-0.01em">${escapeMarkup(siteName())}</td></tr>
<tr><td class="m-card m-pad" bgcolor="${light.card}" style="padding:28px 32px 12px;background:${light.card};border:1px solid ${light.line};border-top:0;border-radius:0 0 10px 10px">
${blocks.map(toHtml).join('\n')}
</td></tr>
<tr><td class="m-soft m-pad" style="padding:20px 32px 8px;color:${light['ink-soft']};font:14px/1.5 ${fonts}">${escapeMarkup(footer.text)}${footer.links.map((item) => `<br>${anchor(item, `color:${light['ink-soft']}`, 'm-soft')}`).join('')}</td></tr>`,
  )
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title><style>${style()}</style></head>
<body class="m-paper" bgcolor="${light.paper}" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%">
${table(`class="m-paper" bgcolor="${light.paper}" style="background:${light.paper}"`, `<tr><td align="center" style="padding:24px 12px">${body}</td></tr>`)}
</body></html>
`
}

function toHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="m-ink" style="margin:0 0 16px;color:${light.ink};font:700 26px/1.2 ${fonts};letter-spacing:-0.02em;overflow-wrap:anywhere">${escapeMarkup(block.text)}</h1>`
    case 'heading':
      return `<h2 class="m-ink m-line" style="margin:28px 0 12px;padding-top:20px;border-top:1px solid ${light.line};color:${light.ink};font:700 18px/1.3 ${fonts};overflow-wrap:anywhere">${escapeMarkup(block.text)}</h2>`
    case 'note':
      return paragraph(block.text, 'm-soft', `color:${light['ink-soft']};font:14px/1.5 ${fonts}`)
    case 'code':
      return `<pre class="m-sunken m-ink" style="margin:0 0 16px;padding:12px 14px;background:${light.sunken};border:1px solid ${light.line};border-radius:6px;color:${light.ink};font:13px/1.5 ${codeFonts};white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(block.text)}</pre>`
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${currentAccent().rail}">${
        block.by === undefined
          ? ''
          : `<p class="m-ink" style="margin:0 0 4px;color:${light.ink};font:600 15px/1.5 ${fonts}">${escapeMarkup(block.by)}</p>`
      }${paragraph(block.text, 'm-ink', `margin:0;color:${light.ink};font:16px/1.55 ${fonts}`)}</blockquote>`
    case 'facts':
      return table(
        `style="margin:0 0 16px"`,
        block.facts
          .map(
            ([name, value]) =>
              `<tr><td class="m-soft m-line" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid ${light.line};color:${light['ink-soft']};font:15px/1.4 ${fonts};white-space:nowrap">${escapeMarkup(name)}</td><td class="m-ink m-line" width="100%" style="padding:8px 0;border-bottom:1px solid ${light.line};color:${light.ink};font:600 15px/1.4 ${fonts};overflow-wrap:anywhere">${escapeMarkup(value)}</td></tr>`,
          )
          .join(''),
      )
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td class="m-button-cell" bgcolor="${currentAccent().light.fill}" style="background:${currentAccent().light.fill};border-radius:6px">${anchor(block, `display:inline-block;padding:12px 20px;border-radius:6px;background:${currentAccent().light.fill};color:${currentAccent().light.on};font:600 16px/1.25 ${fonts};text-decoration:none`, 'm-button')}</td></tr></table>`
    case 'links':
      return `<div style="margin:0 0 20px">${block.links.map(linkLine).join('')}</div>`
    case 'steps':
      return block.steps
        .map(
          (step, at) =>
            `<p class="m-ink" style="margin:0 0 14px;color:${light.ink};font:16px/1.5 ${fonts}"><strong>${at + 1}. ${escapeMarkup(step.title)}</strong><br><span class="m-soft" style="color:${light['ink-soft']}">${escapeMarkup(step.text)}</span></p>`,
        )
        .join('')
    default:
      return paragraph(block.text, 'm-ink', `color:${light.ink};font:16px/1.55 ${fonts}`)
  }
}

const paragraph = (words: string, name: string, look: string) =>
  `<p class="${name}" style="margin:0 0 16px;overflow-wrap:anywhere;${look}">${escapeMarkup(words).replaceAll('\n', '<br>')}</p>`

const anchor = ({ label, url }: MailLink, look: string, name: string) =>
  `<a class="${name}" href="${escapeMarkup(url)}" style="${look}">${escapeMarkup(label)}</a>`

const linkLine = (link: MailLink) =>
  `<p class="m-ink" style="margin:0 0 8px;color:${light.ink};font:16px/1.5 ${fonts};overflow-wrap:anywhere">${anchor(link, `color:${currentAccent().light.accent};font-weight:600`, 'm-accent')}${link.note === undefined ? '' : ` <span class="m-soft" style="color:${light['ink-soft']}">${escapeMarkup(link.note)}</span>`}</p>`
