import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The function that decides about a record, and hands out the proof of its decision. */
const AUTHORISING_FILE = 'api/src/platform/access/access-policy.service.ts';

const MESSAGES = {
  forged:
    'Only AccessPolicy.authorize makes an Authorized<T>: a cast would claim that somebody was asked. Load the record with Records, or authorise it.',
};

/** Whether a type mentions `Authorized`, however deep. */
function mentionsProof(node) {
  if (node === null || typeof node !== 'object') return false;
  if (node.type === 'TSTypeReference' && node.typeName?.name === 'Authorized') return true;
  return Object.entries(node).some(([key, value]) => key !== 'parent' && [value].flat().some(mentionsProof));
}

const noForgedProof = {
  meta: { type: 'problem', messages: MESSAGES, schema: [] },
  create(context) {
    const path = relative(root, context.filename).split(sep).join('/');
    if (path === AUTHORISING_FILE) return {};
    const check = (node) => {
      if (mentionsProof(node.typeAnnotation)) context.report({ node, messageId: 'forged' });
    };
    return { TSAsExpression: check, TSTypeAssertion: check };
  },
};

export default { meta: { name: 'authorization' }, rules: { 'no-forged-proof': noForgedProof } };
