const words = {
  unknown: 'There is no such code. Look at it again in your tool: eight letters, no digits. Codes count for ten minutes.',
  expired: 'It counted for ten minutes, and nobody approved it in that time. Nothing was connected.',
  approved: 'A code counts once, and this one has been approved. If its token is lost, end the connection and pair again.',
  declined: 'Nothing was connected, and this code counts no more.',
}

/** A code that leads no further, and where to go instead. */
export function DeadEnd({ state }: { state: keyof typeof words }) {
  return (
    <div class="connect">
      <p>{words[state]}</p>
      {state === 'unknown' ? (
        <CodeForm />
      ) : (
        <p>
          To connect a tool, let it ask again: it gets a new link. What is connected stands under{' '}
          <a href="/profile/connections/">your connections</a>.
        </p>
      )}
    </div>
  )
}

export function CodeForm() {
  return (
    <form class="form" action="/connect/" method="get">
      <div class="form-field">
        <label for="field-code">The code that your tool shows</label>
        <input
          class="field connect__input"
          id="field-code"
          name="code"
          type="text"
          required
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="BCDF-GHJK"
        />
      </div>
      <div class="form__actions">
        <button class="sw-button sw-button--primary" type="submit">
          Go on
        </button>
      </div>
    </form>
  )
}
