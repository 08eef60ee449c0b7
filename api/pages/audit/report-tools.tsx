import type { ComponentChildren } from 'preact'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { type Report } from '../../domain/report.ts'
import { UnlessSuspended } from '../document/unless-suspended.tsx'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { Button } from '../parts/button.tsx'
import { auditForm } from './audit-form.tsx'

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
