export const boardEn = {
  'board.views': 'View of the candidates',
  'board.table': 'Table',
  'board.board': 'Board',
  'board.title': 'Candidates by stage',
  'board.walk': 'go from card to card',
  'board.space': 'Space',
  'board.take': 'pick up, arrows choose a stage, Enter drops, Escape puts back',
  'board.help':
    'Space picks the card up; left and right choose a stage, Enter drops it there, Escape puts it back. The same moves are in the menu beside the name.',
  'board.held': '%{name} is picked up. Left and right choose a stage, Enter drops, Escape puts back.',
  'board.over': '%{name} over %{stage}',
  'board.back': '%{name} was put back.',
  'board.notHere': 'Not from there',
  'board.more': 'Show 1 more |||| Show %{smart_count} more',
  'board.notes': '1 note |||| %{smart_count} notes',
  'stage.new': 'New',
  'stage.ended': 'Ended',
} as const;
