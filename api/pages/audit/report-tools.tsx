import type { ComponentChildren } from 'preact'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { type Report, daysPublicKept } from '../../domain/report.ts'
import { UnlessSuspended } from '../document/unless-suspended.tsx'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { Button } from '../parts/button.tsx'
import { auditForm } from './url-form.tsx'
import { scoreBadgeEmbed, scoreBadgeMarkdown } from '../../../shared/audit/snippets.ts'
import { shareUrls } from '../../domain/sharing.ts'
import { useRequest } from '../forms/page-request.ts'
import { Form } from '../forms/form.tsx'
import { CopyLine } from '../parts/code-block.tsx'
import { NetworkLinks } from '../parts/share-links.tsx'

const formats: [file: string, label: string, use: string][] = [
  ['prompt.txt', 'Prompt', 'for a coding agent'],
  ['fixes.md', 'Markdown', 'for an issue or a pull request'],
  ['fixes.txt', 'Plain text', 'for an email or a chat'],
]

type Props = { report: Report; link: string; isOwn: boolean; children: ComponentChildren }

/** Copies the report’s link or all of its fixes, and prints it. Without scripts, the link and each format can still be opened. */
export const ReportTools = ({ report: { id, expiresAt, isPublic, isWithheld }, link, isOwn, children }: Props) => (
  <section class="report-tools row center gap-2" aria-label="Share and export">
    <div class="report-tools__link edged lit line center shrinks rounded-small" data-copy-scope>
      <a class="unbroken shrinks grows no-line clip" href={link} data-copy-text>
        {link}
      </a>
      <CopyTool words="Copy link" />
    </div>
    {children}
    <details class="report-tools__fixes anchor" data-menu>
      <summary class="sw-button sw-button--small folds">Copy all fixes</summary>
      <ul class="grid above-1 snug rounded edged lit">
        {formats.map(([file, label, use]) => (
          <li class="line center between gap-4" key={file} data-copy-scope data-copy-from={`${paths.auditReport({ id })}${file}`}>
            <p>
              <a class="bold" href={`${paths.auditReport({ id })}${file}`}>
                {label}
              </a>{' '}
              <span class="soft">{use}</span>
            </p>
            <CopyTool words="Copy" of={label} />
          </li>
        ))}
      </ul>
    </details>
    <button type="button" class="sw-button sw-button--small" data-print hidden>
      Print
    </button>
    <Button class="sw-button--small" form={auditForm} words="Audit again" />
    <p class="report-tools__note soft small">
      {isPublic ? 'This report is public.' : isWithheld ? withheld : 'Anyone with the link can read this report. It isn’t listed anywhere.'}{' '}
      We delete it on <time dateTime={expiresAt}>{dayWords(expiresAt.slice(0, 10))}</time>.
      {!isOwn && !isWithheld && (
        <UnlessSuspended>
          {' '}
          <a href={paths.flagReport({ id })} rel="nofollow">
            Flag this report
          </a>
        </UnlessSuspended>
      )}
    </p>
  </section>
)

const withheld = 'A moderator made this report private. Only its maker and moderators can read it.'

/** Hidden unless scripts run (shared/ui/copy-buttons.ts). */
const CopyTool = (props: { words: string; of?: string }) => (
  <span class="report-tools__copy">
    <CopyButton class="sw-button--small" {...props} />
  </span>
)

type ShareReportProps = {
  report: Report
  /** The product’s name. */
  name: string
  link: string
  isOwn: boolean
  /** The key in the URL that a coding agent passed on. */
  keyInLink: string | null
}

/** Lets its maker make a report public or private, and offers the share image and badge of a public one. Nothing for readers of a private one, or of one that a moderator made private. */
export function ShareReport({ report, name, link, isOwn, keyInLink }: ShareReportProps) {
  const { id, isPublic, isWithheld, score, accountId } = report
  if (isWithheld || (!isOwn && !isPublic)) return null
  // Mastodon needs a share page of its own for each report.
  const networks = shareUrls({ url: link, text: `${name}: ${score} of 100` }).filter(({ network }) => network !== 'Mastodon')
  return (
    <details class="report-tools__share" open={useRequest()?.query.has('shared')}>
      <summary class="sw-button sw-button--small inline folds">Share</summary>
      <div class="stack gap-4 pad-4 above-2 edged lit rounded">
        {isPublic && (
          <img
            class="report-tools__picture whole framed rounded"
            src={paths.auditReportFile({ id, file: 'share.png' })}
            alt={`Share image: ${name}, ${score} of 100`}
            width={1200}
            height={630}
            loading="lazy"
          />
        )}
        {isPublic && <NetworkLinks links={networks} />}
        {isPublic && isOwn && <Badge link={link} id={id} />}
        {isOwn && (
          <Form name="share-report" to={paths.shareReport({ id })} class="row center gap-3">
            {keyInLink !== null && <input type="hidden" name="key" value={keyInLink} />}
            <input type="hidden" name="public" value={isPublic ? 'no' : 'yes'} />
            <button class={isPublic ? 'sw-button sw-button--small' : 'sw-button sw-button--small sw-button--primary'}>
              {isPublic ? 'Make private' : 'Make public'}
            </button>
            <p class="soft small shrinks grows">{isPublic ? takenBack : offered(accountId !== null)}</p>
          </Form>
        )}
      </div>
    </details>
  )
}

const takenBack = 'The badge and the share image stop working. The link keeps working for 30 days.'

const offered = (hasAccount: boolean): string =>
  `A public report has a share image and a badge with your latest score${hasAccount ? ', and search engines may list it' : ''}. We keep it for ${daysPublicKept} days. You can make it private again at any time.`

const Badge = ({ link, id }: { link: string; id: string }) => (
  <div class="stack gap-2">
    <p class="small">
      <img src={paths.auditReportFile({ id, file: 'badge.svg' })} alt="Badge with the latest score and its date" width={220} height={48} />
    </p>
    <p class="soft small">Shows the score and date of your latest audit of this page.</p>
    <CopyLine text={scoreBadgeEmbed(link)} label="Badge as HTML" button="Copy HTML" />
    <CopyLine text={scoreBadgeMarkdown(link)} label="Badge as Markdown" button="Copy Markdown" />
  </div>
)
