import { readFileSync } from 'node:fs'
import packageFile from '../../../package.json' with { type: 'json' }
import { paths } from '../../../shared/paths.ts'
import { readMailTrouble } from '../../actions/mails/mail-trouble.ts'
import { readChecklist, type Task } from '../../actions/settings/read-checklist.ts'
import { sendTestMail } from '../../actions/settings/send-test-mail.ts'
import { readMarkdown } from '../../domain/listing/markdown.ts'
import { drawParts } from '../parts/written.tsx'
import { withFlash } from '../forms/flash.tsx'
import { ButtonForm } from '../forms/form.tsx'
import { defineForm } from '../page/define-page.ts'
import { defineSettingsPage } from './settings-frame.tsx'
import { Section } from '../parts/section.tsx'

const changelog = readFileSync(new URL('../../deploy/CHANGELOG.md', import.meta.url), 'utf8')
const whatsNew = readMarkdown(changelog.slice(changelog.indexOf('\n## ')), true)

export const settingsOverview = defineSettingsPage({
  path: paths.settings,
  load: async ({ world }) => ({ tasks: await readChecklist(world), trouble: await readMailTrouble(world, 0) }),
  forms: {
    'send-test-mail': defineForm(sendTestMail, {
      says: {
        'test-sent': 'A test email is on its way. If it doesn’t arrive, reload this page to see why.',
        'test-logged': 'The test email is in the service’s log.',
      },
      rejected: 'No email sent',
      next: (_, { path, world: { site } }) => withFlash(path, site.canSend ? 'test-sent' : 'test-logged'),
    }),
  },
  view: ({ tasks, trouble }, { world: { site }, account }) => {
    const open = tasks.filter(({ isDone }) => !isDone).length
    return {
      title: 'Settings',
      lead:
        open === 0
          ? 'Everything is set up.'
          : `${tasks.length - open} of ${tasks.length} steps done. Finish the rest before you invite people.`,
      content: (
        <div class="stack gap-6 page-width">
          <ol class="tasks edged rounded card">
            {tasks.map((task) => (
              <TaskRow key={task.title} {...task} />
            ))}
          </ol>
          <Section name="mail" look="headed large" title="Emails">
            <p class="pad-y-3 wraps">
              {site.canSend
                ? `A test email goes to ${account.email}, like any other.`
                : 'No mail server is set, so emails are only written to the log.'}
              {trouble !== null && trouble.error !== null && ` The last error: ${trouble.error}`}
            </p>
            <ButtonForm name="send-test-mail" words="Send test email" rejected={null} />
          </Section>
          <Section name="version" look="headed large" title={`Version ${packageFile.version}`}>
            <details class="pad-y-3 wraps">
              <summary class="medium pressable">What’s new</summary>
              <div class="prose">{drawParts(whatsNew, undefined)}</div>
            </details>
          </Section>
        </div>
      ),
    }
  },
})

const TaskRow = ({ isDone, title, how, path }: Task) => (
  <li class={isDone ? 'task task--done row gap-3 pad-4' : 'task row gap-3 pad-4'}>
    <span class="task__state rigid pill middle" aria-hidden="true">
      {isDone ? '✓' : ''}
    </span>
    <div class="shrinks wraps">
      <p class="medium">
        {path === null || isDone ? title : <a href={path}>{title}</a>}
        {isDone && <span class="sw-hidden"> (done)</span>}
      </p>
      {!isDone && <p class="soft small">{how}</p>}
    </div>
  </li>
)
