/** Participles, adjectives and adverbs that do not say what a name stands for. */
const VAGUE_NAMES = new Set([
  'asked',
  'at',
  'came',
  'found',
  'given',
  'gone',
  'held',
  'here',
  'kept',
  'known',
  'loaded',
  'mine',
  'one',
  'own',
  'says',
  'shown',
  'take',
  'taken',
  'there',
  'told',
  'unless',
  'wanted',
  'wish',
]);

/**
 * Names of properties that have a meaning of their own: the stored time of an entry, what belongs to the caller, one's
 * own version beside `theirs`, what a parser or reader does with its input, and that or how often something is taken.
 */
const PROPERTY_NAMES = new Set(['at', 'mine', 'own', 'take', 'taken']);

export const MESSAGES = {
  vague:
    '"{{name}}" does not say what it stands for. Name it by the noun of the domain (application, recipientIds), or by its role (index, offset, expected).',
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
      return declaredIn(pattern.left);
    case 'RestElement':
      return declaredIn(pattern.argument);
    case 'TSParameterProperty':
      return declaredIn(pattern.parameter);
    default:
      return [];
  }
}

/** Whether the identifier, or the default value around it, is the value of a shorthand property. */
const isShorthandBinding = (node) =>
  isShorthand(node) || (node.parent?.type === 'AssignmentPattern' && isShorthand(node.parent));

const noVagueNames = {
  meta: { type: 'suggestion', messages: MESSAGES, schema: [] },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'vague', data: { name: node.name } });
    const isVagueProperty = ({ name }) => VAGUE_NAMES.has(name) && !PROPERTY_NAMES.has(name);
    const check = (pattern) => {
      for (const node of declaredIn(pattern))
        if (isShorthandBinding(node) ? isVagueProperty(node) : VAGUE_NAMES.has(node.name)) report(node);
    };
    const checkFunction = (node) => {
      if (node.type === 'FunctionDeclaration') check(node.id);
      node.params.forEach(check);
    };
    /* Keys of object literals are checked where their type is declared; those of schemas are sent or stored. */
    const checkMember = ({ key, computed }) => {
      if (!computed && key.type === 'Identifier' && isVagueProperty(key)) report(key);
    };
    return {
      VariableDeclarator: (node) => check(node.id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      PropertyDefinition: checkMember,
      MethodDefinition: checkMember,
      TSPropertySignature: checkMember,
      TSMethodSignature: checkMember,
    };
  },
};

export default { meta: { name: 'names' }, rules: { 'no-vague-names': noVagueNames } };
