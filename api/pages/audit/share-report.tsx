import { scoreBadgeEmbed, scoreBadgeMarkdown } from '../../../shared/audit/snippets.ts'
import { paths } from '../../../shared/paths.ts'
import { daysPublicKept, type Report } from '../../domain/report.ts'
import { shareUrls } from '../../domain/sharing.ts'
import { useRequest } from '../forms/current-request.ts'
import { Form } from '../forms/form.tsx'
import { CopyLine } from '../parts/copy-line.tsx'
import { NetworkLinks } from '../parts/share-links.tsx'

type Props = {
  report: Report
  /** The product’s name. */
  name: string
  link: string
  isOwn: boolean
  /** The key in the URL that a coding agent passed on. */
  keyInLink: string | null
}

/** Lets its maker make a report public or private, and offers the share image and badge of a public one. Nothing for readers of a private one, or of one that a moderator made private. */
export function ShareReport({ report, name, link, isOwn, keyInLink }: Props) {
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
