import { AccountFailureNotice } from '../account/account-failure-notice.tsx'
import { CheckCard } from '../proof/check-card.tsx'
import { Notice } from '../parts/notice.tsx'
import { FillResultNotice } from './fill-result-notice.tsx'
import { CopyList, FillRows, CopyRows } from './fill-rows.tsx'
import type { Fill } from './use-fill.ts'
import { paths } from '../../shared/paths.ts'
import type { ElsewhereState } from '../../shared/schemas/elsewhere.ts'
import { plural } from '../../shared/plural.ts'
import type { FillPlan } from './fill-state.ts'
import { siteName } from '../service/site-name.ts'

/** The Fill form tab: which texts go where on the page, what to copy, and what is left to do by hand. */
export function FillView({ fill, site, tab, now }: { fill: Fill; site: string; tab: { id: number; url: string } | null; now: number }) {
  const { launches, launch, plan, failure, form, isReading, result } = fill
  if (launches !== null && launch === null) {
    return (
      <div class="blank blank--small grid gap-3 middle">
        <h1 class="above-2">No launches yet</h1>
        <p class="flat soft">
          Create a draft from your product’s page first. {siteName} uses its texts to fill in other directories’ forms.
        </p>
      </div>
    )
  }
  if (launch === null || plan === null) return failure === null ? <Skeleton /> : <AccountFailureNotice failure={failure} now={now} />
  const { planned, toFill, byCopy, toCopy, byHand } = plan
  return (
    <>
      <div class="site">
        <h1>{plan.isOwnHost && plan.form ? plan.form.directory.name : plan.host}</h1>
        <Choices fill={fill} isOwnHost={plan.isOwnHost} />
      </div>
      {result !== null && <FillResultNotice result={result} />}
      {failure !== null && <AccountFailureNotice failure={failure} now={now} />}
      <ModeNotice plan={plan} planUrl={`${site}${paths.submissionPlan({ slug: launch })}`} onAllow={fill.allow} />
      {isReading && <Skeleton />}
      {!isReading && form === null && (
        <Notice tone="warn" title={`${siteName} can’t read this page`}>
          <p>Reload it, then click the {siteName} icon again. You can copy the texts below.</p>
        </Notice>
      )}
      {form !== null && form.filled.length > 0 && result === null && (
        <Notice tone="info" title={`${plural(form.filled.length, 'field')} filled on this page`}>
          <p>Nothing was submitted. You can still undo this.</p>
        </Notice>
      )}
      {form !== null &&
        form.filled.length === 0 &&
        toFill.length === 0 &&
        byCopy.length === 0 &&
        result === null &&
        plan.mode.is === 'fill' && (
          <Notice tone="info" title="No fields recognized">
            <p>Open the directory’s submit form, sign in if it asks you to, then read the page again.</p>
          </Notice>
        )}
      {toFill.length > 0 && <FillRows rows={toFill} unticked={fill.unticked} onTick={fill.tick} />}
      {byCopy.length > 0 && <CopyRows rows={byCopy} />}
      {byHand.length > 0 && form !== null && (form.fields.length > 0 || form.filled.length > 0) && (
        <section class="card stack top gap-2 pad-4 fill__hand">
          <h2 class="sw-card__title">What you need to do</h2>
          <ul class="grid gap-1 flat tiny">
            {byHand.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      {planned !== null && notSent.has(planned.state) && (
        <section class="card line center between gap-3 pad-4">
          <h2 class="sw-card__title">Submitted it?</h2>
          <a
            class="sw-button"
            href={`${site}${paths.submission({ slug: launch, directory: planned.directory.slug }, {}, 'next-title')}`}
            target="_blank"
            rel="noreferrer"
          >
            Mark as submitted
          </a>
        </section>
      )}
      {planned !== null && tab !== null && (
        <CheckCard key={planned.directory.slug} slug={launch} item={planned} tabId={tab.id} page={tab.url} />
      )}
      {toCopy.length > 0 && <CopyList texts={toCopy} isOpen={plan.mode.is !== 'fill'} />}
    </>
  )
}

/** Only a person can mark it as sent, on the site: a connection may not. */
const notSent = new Set<ElsewhereState>(['planned', 'prepared', 'opened'])

const Skeleton = () => (
  <div class="skeleton grid gap-4" aria-hidden="true">
    <span />
  </div>
)

/** Which launch, and on other sites which directory’s texts. */
function Choices({ fill, isOwnHost }: { fill: Fill; isOwnHost: boolean }) {
  const { launches, launch, directories, plan, choose } = fill
  const directory = plan?.form?.directory.slug ?? null
  if (launches === null || launch === null) return null
  return (
    <div class="fill__choices stack gap-2 above-1">
      {launches.length < 2 ? (
        <p>Texts of {launches[0]?.name}</p>
      ) : (
        <Choice label="Texts of" chosen={launch} options={launches} onChange={(slug) => choose(slug, directory)} />
      )}
      {!isOwnHost && directories.length > 0 && (
        <Choice
          label="Prepared for"
          chosen={directory ?? ''}
          options={[{ slug: '', name: 'Any form' }, ...directories]}
          onChange={(slug) => choose(launch, slug || null)}
        />
      )}
    </div>
  )
}

type ChoiceProps = { label: string; chosen: string; options: Fill['directories']; onChange: (slug: string) => void }

const Choice = ({ label, chosen, options, onChange }: ChoiceProps) => (
  <label class="line center gap-2 soft">
    <span class="rigid">{label}</span>
    <select class="grows shrinks ink lit edged rounded-small" value={chosen} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

type ModeProps = { plan: FillPlan; planUrl: string; onAllow: () => void }

/** Why texts can only be copied on this page, if so. */
function ModeNotice({ plan: { mode, form }, planUrl, onAllow }: ModeProps) {
  if (mode.is === 'fill') return null
  if (mode.is === 'refused') {
    return (
      <Notice tone="warn" title={`${form?.directory.name} only accepts manual submissions`}>
        {mode.rule !== null && <p>Its rule: “{mode.rule}”</p>}
        <p>{siteName} won’t fill this form. Copy the texts below.</p>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="This site isn’t in your plan">
      <p>You can copy your texts here, but {siteName} won’t fill the form.</p>
      <p class="line gap-3">
        <button type="button" class="link bare edgeless pressable" onClick={onAllow}>
          Allow filling this page once
        </button>
        <a href={planUrl} target="_blank" rel="noreferrer">
          Open plan
        </a>
      </p>
    </Notice>
  )
}
