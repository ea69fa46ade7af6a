/** Participles and adjectives that do not say what a variable holds. */
const VAGUE_NAMES = new Set([
  'asked',
  'at',
  'came',
  'found',
  'given',
  'gone',
  'held',
  'kept',
  'known',
  'mine',
  'one',
  'own',
  'wanted',
]);

export const MESSAGES = {
  vague:
    '"{{name}}" does not say what the variable holds. Name it by the noun of the domain (application, recipientIds), or by its role (index, offset, expected).',
};

/** Whether a pattern binds a property by the property's own name, such as `{ at }`. */
const isShorthand = (node) => node.parent?.type === 'Property' && node.parent.shorthand;

/** The identifiers that a pattern declares. */
function declaredIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => declaredIn(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredIn);
    case 'AssignmentPattern':
      return declaredIn(pattern.left).filter(() => !isShorthand(pattern));
    case 'RestElement':
      return declaredIn(pattern.argument);
    default:
      return [];
  }
}

const noVagueNames = {
  meta: { type: 'suggestion', messages: MESSAGES, schema: [] },
  create(context) {
    const check = (pattern) => {
      for (const node of declaredIn(pattern))
        if (VAGUE_NAMES.has(node.name) && !isShorthand(node))
          context.report({ node, messageId: 'vague', data: { name: node.name } });
    };
    const checkFunction = (node) => {
      if (node.type === 'FunctionDeclaration') check(node.id);
      node.params.forEach(check);
    };
    return {
      VariableDeclarator: (node) => check(node.id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
    };
  },
};

export default { meta: { name: 'names' }, rules: { 'no-vague-names': noVagueNames } };
