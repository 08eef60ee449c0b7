import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'
import { agoWords } from '../../../shared/ui/day-words.ts'
import { askForBackup, listBackups, readBackups } from '../../actions/backups/backup-state.ts'
import type { StorageSizes } from '../../ports/backup.ts'
import { isAsked, printedSize } from '../../domain/backups.ts'
import { ButtonForm } from '../forms/form.tsx'
import { BackupFacts } from '../moderation/numbers/backup-facts.tsx'
import { defineForm } from '../page/define-page.ts'
import { Empty } from '../parts/empty.tsx'
import { defineSettingsPage } from './settings-frame.tsx'
import { Section } from '../parts/section.tsx'

const shown = 30

export const backupsPage = defineSettingsPage({
  path: paths.backups,
  load: async ({ world }) => ({
    list: await listBackups(world),
    state: await readBackups(world),
    isOn: world.listBackups != null,
    sizes: await world.measureStorage?.(),
  }),
  forms: { 'ask-for-backup': defineForm(askForBackup, { says: 'A backup starts within a minute.', rejected: 'Backup not started' }) },
  view: ({ list, state, isOn, sizes }, { now }) => ({
    title: 'Backups and storage',
    ...(isOn && { lead: 'Make a backup whenever you like.' }),
    content: (
      <div class="stack gap-6 page-width">
        {sizes !== undefined && <Storage sizes={sizes} backups={list} isOn={isOn} />}
        {isOn ? (
          <>
            <section class="stack gap-4" aria-label="State">
              <p class="wraps">
                <BackupFacts state={state} now={now} />
              </p>
              {isAsked(state) ? (
                <p class="soft">A backup is on its way. Reload this page in a minute.</p>
              ) : (
                <ButtonForm name="ask-for-backup" words="Back up now" rejected={null} />
              )}
            </section>
            <Kept list={list} now={now} />
            <Restoring />
          </>
        ) : (
          <Empty
            title="Backups aren’t set up"
            says="Set BACKUP_TO to a folder or bucket, and BACKUP_AT to a time of day for daily backups. Then restart the service."
          />
        )}
      </div>
    ),
  }),
})

type Backups = readonly { name: string; bytes: number }[] | null

const Kept = ({ list, now }: { list: Backups; now: Date }) => (
  <Section name="list" look="headed large" title="Kept backups">
    {list === null && (
      <p class="pad-y-3">The folder or bucket in BACKUP_TO doesn’t answer. Check that it exists and that the service may read it.</p>
    )}
    {list?.length === 0 && <p class="pad-y-3 soft">None yet.</p>}
    <ul class="tasks">
      {list?.slice(0, shown).map(({ name, bytes }) => (
        <li key={name} class="row center between gap-3 pad-y-3 underlined wraps">
          <code class="small">{name}</code>
          <span class="soft small figures">
            {printedSize(bytes)}, {agoWords(takenAt(name), now)}
          </span>
        </li>
      ))}
    </ul>
    {list !== null && list.length > shown && <p class="pad-y-3 soft small">And {plural(list.length - shown, 'older one')}.</p>}
  </Section>
)

const Restoring = () => (
  <Section name="restore" class="stack gap-3" look="headed large" title="Restore a backup">
    <p>
      On the server, stop the service, set <code>DATA_DIR</code> to an empty folder or <code>DATABASE_URL</code> to an empty database, run
      this command and start the service again. For an older backup, replace <code>latest</code> with its name.
    </p>
    <pre class="pad-4 sunken rounded-small">
      <code>npm run restore -- latest</code>
    </pre>
  </Section>
)

const Storage = ({ sizes, backups, isOn }: { sizes: StorageSizes; backups: Backups; isOn: boolean }) => (
  <Section name="storage" look="headed large" title="Storage">
    <dl class="tasks">
      <Size of="Data" bytes={sizes.data} />
      <Size of="Uploaded pictures" bytes={sizes.pictures} />
      {isOn && <Size of="Backups" bytes={backups && backups.reduce((all, { bytes }) => all + bytes, 0)} />}
      <Size of="Free disk space" bytes={sizes.free} />
    </dl>
  </Section>
)

const Size = ({ of: what, bytes }: { of: string; bytes: number | null }) => (
  <div class="row center between gap-3 pad-y-3 underlined">
    <dt>{what}</dt>
    <dd class="flat soft small figures">{bytes === null ? 'Not measured' : printedSize(bytes)}</dd>
  </div>
)

/** slipway-2026-11-24T03-00-00Z.tar.gz says when it was made. */
const takenAt = (name: string): string => name.replace(/^[a-z]+-|\.tar\.gz$/g, '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')
