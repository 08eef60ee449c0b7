import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component whose code is loaded when it’s first shown, because the popup’s first screen doesn’t need it. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Late(props: Props) {
    const [, setLoaded] = useState(loaded)
    useEffect(() => {
      if (loaded === null) void load().then((component) => setLoaded(() => (loaded = component)))
    }, [])
    const Loaded = loaded
    return Loaded && <Loaded {...props} />
  }
}
