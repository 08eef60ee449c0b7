import type { ComponentChildren } from 'preact'
import { clients, otherName, type Client, type ClientId } from './clients.ts'

type ClientTabsProps = {
  legend: string
  chosen: ClientId
  panel: (client: Client) => ComponentChildren
  other: ComponentChildren
}

/** One tab per client, as radio buttons: they work by keyboard and without scripts. Each panel follows its own button. */
export const ClientTabs = ({ legend, chosen, panel, other }: ClientTabsProps) => (
  <fieldset class="client-tabs row gap-2 flat bare shrinks anchor edgeless">
    <legend class="sw-hidden">{legend}</legend>
    {clients.map((client) => (
      <Tab key={client.id} id={client.id} name={client.name} chosen={chosen}>
        {panel(client)}
      </Tab>
    ))}
    <Tab id="other" name={otherName} chosen={chosen}>
      {other}
    </Tab>
  </fieldset>
)

const Tab = ({ id, name, chosen, children }: { id: ClientId; name: string; chosen: ClientId; children: ComponentChildren }) => (
  <>
    <input class="client-tabs__choice sw-hidden" type="radio" name="client" id={`client-${id}`} value={id} checked={id === chosen} />
    <label class="client-tabs__tab pill edged lit inline center bold pressable" for={`client-${id}`}>
      {name}
    </label>
    <div class="client-tabs__panel gap-3 above-2 shrinks">{children}</div>
  </>
)
