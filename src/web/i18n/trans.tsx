import { Trans as LinguiTrans, useLingui, type TransProps } from '@lingui/react'
import { cloneElement, isValidElement, type ReactNode } from 'react'

/** A character that no text has. */
const MARK = '\uE0FF'

/** What the macro writes. */
type MacroProps = Pick<TransProps, 'id' | 'message' | 'values' | 'components' | 'comment' | 'formats'>

/** A translated text. Most hold no elements: these are drawn by one component instead of Lingui's three. */
export function Trans(props: MacroProps) {
  const { i18n } = useLingui()
  const { id, message, values, components, formats } = props
  const isText = !components && !formats && Object.values(values ?? {}).every(isPlain)
  return isText ? i18n._(id, values, message === undefined ? {} : { message }) : <WithElements {...props} />
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/**
 * Lingui's `Trans` puts the values into the text and then looks for its own elements in all of it: what somebody called
 * `<b>Calm</b>` would lose its tags. So the tags of a value are marked while it looks.
 */
function WithElements(props: MacroProps) {
  const { values } = props
  if (!values || !Object.values(values).some(hasTag)) return <LinguiTrans {...props} />
  return <LinguiTrans {...props} values={marked(values)} render={({ translation }) => <>{unmarked(translation)}</>} />
}

const hasTag = (value: unknown): value is string => typeof value === 'string' && value.includes('<')

const marked = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, hasTag(value) ? value.replaceAll('<', `<${MARK}`) : value]),
  )

function unmarked(node: ReactNode): ReactNode {
  if (typeof node === 'string') return node.replaceAll(MARK, '')
  if (Array.isArray(node)) return node.map(unmarked)
  const isParent = isValidElement<{ children?: ReactNode }>(node) && node.props.children !== undefined
  return isParent ? cloneElement(node, {}, unmarked(node.props.children)) : node
}
