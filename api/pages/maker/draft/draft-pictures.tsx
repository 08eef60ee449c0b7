import type { ComponentChildren } from 'preact'
import type { FieldOfKind } from '../../../../shared/fields/field.ts'
import { pictureLimits, pictureSources } from '../../../domain/pictures/picture.ts'
import { Picture } from '../../parts/picture.tsx'
import { errorId, DraftError, FieldNotes, type ControlProps, type FormState } from './draft-fields.tsx'
import type { FormValues } from './draft-values.ts'
import { Button } from '../../parts/button.tsx'

type Props<K extends keyof FormValues> = ControlProps<FieldOfKind<K>, FormValues[K]>

const accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** A logo to choose, drop or paste. Scripts (browser/picture-fields.ts) upload it at once; without them, it’s sent with the form. */
export function PictureField({ name, field: { label, form }, value, state }: Props<'picture'>) {
  const id = `field-${name}`
  return (
    <fieldset class="draft-group edgeless flat bare shrinks" data-uploads={name} aria-describedby={errorId(name, state)}>
      <legend class="bare bold">{label}</legend>
      <p class="form-field__hint soft smaller" id={`${id}-hint`}>
        {form.hint}
      </p>
      <DraftError field={name} state={state} />
      <div class="picture-row grid center gap-3 above-3">
        <Picture address={value} shape="logo" alt={`${label} of ${state.values.name}`} />
        <div class="stack gap-2">
          <Chooser id={`${id}-file`} name={name} label={`Choose ${label.toLowerCase()}`} />
          <ByUrl words="Use a URL">
            <input
              class="field"
              id={id}
              name={name}
              type="text"
              inputMode="url"
              value={value}
              aria-label={`${label} URL`}
              data-picture
              aria-invalid={state.errors[name] === undefined ? undefined : 'true'}
              aria-describedby={`${id}-hint`}
            />
          </ByUrl>
          <Offers name={name} state={state} />
        </div>
      </div>
      <FieldNotes field={name} state={state} />
    </fieldset>
  )
}

/** Screenshots to choose, drop, paste, describe and reorder. */
export function Pictures({ name, field: { label, form, one, max }, value, state }: Props<'pictures'>) {
  const shots = value.filter((address) => address !== '')
  return (
    <fieldset class="draft-group edgeless flat bare shrinks" data-uploads={name} data-max={max} aria-describedby={errorId(name, state)}>
      <legend class="bare bold">{label}</legend>
      <p class="form-field__hint soft smaller">{form.hint}</p>
      <DraftError field={name} state={state} />
      <ol class="pictures grid gap-3 above-3" data-shots>
        {shots.map((address, index) => (
          <Shot key={address} name={name} address={address} alt={state.alts?.[address] ?? ''} label={`${one} ${index + 1}`} />
        ))}
      </ol>
      <template data-shot>
        <Shot name={name} address="" alt="" label={`New ${one.toLowerCase()}`} />
      </template>
      <div class="stack gap-2 above-3">
        <Chooser id={`field-${name}`} name={name} label={`Choose ${label.toLowerCase()}`} multiple />
        <ByUrl words="Add by URL">
          <input
            class="field"
            name={name}
            type="text"
            inputMode="url"
            value=""
            aria-label={`${one} URL`}
            data-picture
            aria-invalid={state.errors[name] === undefined ? undefined : 'true'}
          />
        </ByUrl>
        <Offers name={name} state={state} />
      </div>
      <FieldNotes field={name} state={state} />
    </fieldset>
  )
}

const Chooser = ({ id, name, label, multiple = false }: { id: string; name: string; label: string; multiple?: boolean }) => (
  <>
    <input class="chooser soft small" id={id} name={`add-${name}`} type="file" accept={accept} multiple={multiple} aria-label={label} />
    <p class="soft smaller lines wraps" role="status" data-upload-status></p>
  </>
)

const isSquare = ({ width, height }: { width: number; height: number }) => Math.abs(width - height) <= width / 10

/** Pictures of the product’s page, to add by a press: square ones as the logo, others as screenshots. They’re fetched once somebody asks. */
function Offers({ name, state: { offers, values } }: { name: string; state: FormState }) {
  const isLogo = name === 'logo'
  const paths = offers?.paths ?? null
  if (paths === null)
    return offers?.canFetch === true && !isLogo ? (
      <Button class="sw-button--small self-left" name="offer" value="yes" words="Show pictures from your page" />
    ) : null
  const used = [values.logo, ...values.screenshots]
  const shown = paths.flatMap((path) => {
    const kept = used.includes(path) ? null : pictureSources(path, '')
    return kept === null || isSquare(kept) !== isLogo ? [] : [{ path, ...kept }]
  })
  if (shown.length === 0) return isLogo ? null : <p class="soft smaller">No more pictures to add from your page.</p>
  return (
    <div>
      <p class="soft smaller">From your page</p>
      <ul class="offers row gap-2 above-1">
        {shown.map(({ path, small, width, height }) => (
          <li key={path}>
            <button class="offer block clip framed rounded-small sunken" name="take" value={`${name} ${path}`} data-take={path}>
              <img class="block whole" src={small} alt="" loading="lazy" decoding="async" />
              <span class="sw-hidden">
                {isLogo ? 'Use as logo' : 'Add screenshot'}, {width} × {height} pixels
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const ByUrl = ({ words, children }: { words: string; children: ComponentChildren }) => (
  <details>
    <summary class="small pressable">{words}</summary>
    {children}
  </details>
)

function Shot({ name, address, alt, label }: { name: string; address: string; alt: string; label: string }) {
  const move = (how: 'up' | 'down' | 'remove', words: string) => (
    <Button class="sw-button--small" name="arrange" value={`${how} ${address}`} data-arrange={how} words={words} of={` ${label}`} />
  )
  return (
    <li class="picture-row shot grid at-start gap-3">
      <Picture address={address} shape="screenshot" alt={alt === '' ? label : alt} />
      <div class="stack gap-2">
        <input type="hidden" name={name} value={address} />
        <input
          class="field"
          name="alt"
          type="text"
          dir="auto"
          maxLength={pictureLimits.altLength}
          value={alt}
          placeholder="What it shows"
          aria-label={`What ${label} shows`}
        />
        <div class="row gap-2">
          {move('up', 'Move up')}
          {move('down', 'Move down')}
          {move('remove', 'Remove')}
        </div>
      </div>
    </li>
  )
}
