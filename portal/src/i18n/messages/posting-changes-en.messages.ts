export const postingChangesEn = {
  'changes.title': 'The posting has changed since you applied',
  'changes.kept': 'Your application stays as you sent it, and the answer is still due on the same day.',
  'changes.none': 'Nothing visible to you has changed.',
  'changes.before': 'When you applied',
  'changes.after': 'Now',
  'changes.empty': 'Nothing',
  'changes.read': 'Read the full posting',
  'posting.field.category': 'Field of work',
};
