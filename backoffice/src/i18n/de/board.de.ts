export const boardDe = {
  'board.views': 'Ansicht der Bewerbungen',
  'board.table': 'Tabelle',
  'board.board': 'Tafel',
  'board.title': 'Bewerbungen nach Stufe',
  'board.walk': 'von Karte zu Karte',
  'board.space': 'Leertaste',
  'board.take': 'nimmt auf, Pfeile wählen eine Stufe, Enter legt ab, Escape legt zurück',
  'board.help':
    'Die Leertaste nimmt die Karte auf; links und rechts wählen eine Stufe, Enter legt sie dort ab, Escape legt sie zurück. Dieselben Schritte stehen im Menü neben dem Namen.',
  'board.held': '%{name} ist aufgenommen. Links und rechts wählen eine Stufe, Enter legt ab, Escape legt zurück.',
  'board.over': '%{name} über %{stage}',
  'board.back': '%{name} wurde zurückgelegt.',
  'board.notHere': 'Von dort nicht',
  'board.more': '1 weitere Bewerbung zeigen |||| %{smart_count} weitere zeigen',
  'board.notes': '1 Notiz |||| %{smart_count} Notizen',
  'stage.new': 'Neu',
  'stage.ended': 'Beendet',
} as const;
