/** Text a person reads must be translatable: letters in JSX stand inside a lingui component. */
const translated = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

const noBareText = {
  create(context) {
    return {
      JSXText(node) {
        if (!/\p{L}{2,}/u.test(node.value)) return
        for (let parent = node.parent; parent; parent = parent.parent)
          if (parent.type === 'JSXElement' && translated.has(parent.openingElement.name.name)) return
        context.report({ node, message: `Text outside <Trans>: ${node.value.trim()}` })
      },
    }
  },
}

export default { meta: { name: 'storeglass' }, rules: { 'no-bare-text': noBareText } }
