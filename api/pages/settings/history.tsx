import { paths } from '../../../shared/paths.ts'
import { agoWords } from '../../../shared/ui/day-words.ts'
import { undoChange } from '../../actions/moderation/undo-change.ts'
import { readHistory } from '../../actions/settings/read-history.ts'
import { ButtonForm } from '../forms/form.tsx'
import { defineForm } from '../page/define-page.ts'
import { Empty } from '../parts/empty.tsx'
import { defineSettingsPage } from './settings-frame.tsx'

export const settingHistory = defineSettingsPage({
  path: paths.settingHistory,
  load: ({ world }) => readHistory(world),
  forms: { 'undo-change': defineForm(undoChange, { says: 'Undone.', rejected: 'Not undone', shows: ['FORBIDDEN'] }) },
  view: (entries, { now }) => ({
    title: 'History',
    lead: 'Each change can be undone for 30 days, unless the same setting was changed again since.',
    content:
      entries.length === 0 ? (
        <Empty title="No changes yet" says="What you change in the settings appears here." />
      ) : (
        <ol class="tasks page-width">
          {entries.map(({ id, about, at, by, isUndone, canUndo }) => (
            <li key={id} class="row center between gap-3 pad-y-3 underlined wraps">
              <div class="shrinks">
                <p class="medium">{about}</p>
                <p class="soft small">
                  <bdi>{by}</bdi>, <time dateTime={at}>{agoWords(at, now)}</time>
                  {isUndone && ' · undone'}
                </p>
              </div>
              {canUndo && (
                <ButtonForm name="undo-change" about={{ id }} words="Undo" of={` the change of ${about}`} look="small" rejected={null} />
              )}
            </li>
          ))}
        </ol>
      ),
  }),
})
