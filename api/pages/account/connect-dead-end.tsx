const words = {
  unknown: 'We don’t recognize this code. Check it in your tool: 8 letters, no digits. Codes expire after 10 minutes.',
  expired: 'This code expired before it was approved.',
  approved: 'This code was already used. If you lost the token, revoke the connection and connect again.',
  declined: 'Nothing was connected. This code no longer works.',
}

/** Explains why a code doesn’t work and what to do instead. */
export function DeadEnd({ state }: { state: keyof typeof words }) {
  return (
    <div class="connect">
      <p>{words[state]}</p>
      {state === 'unknown' ? (
        <CodeForm />
      ) : (
        <p>
          Start again from your tool to get a new link. <a href="/profile/connections/">See all connections</a>
        </p>
      )}
    </div>
  )
}

export function CodeForm() {
  return (
    <form class="form" action="/connect/" method="get">
      <div class="form-field">
        <label for="field-code">Code from your tool</label>
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
          Continue
        </button>
      </div>
    </form>
  )
}
